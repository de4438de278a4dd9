/** What a browser has and Node may lack, for modules that read it when they are loaded. */
import { vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { language: "en" });
