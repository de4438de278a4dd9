/** Makes the types of everything the server says from docs/wire.schema.json. */
import { compileFromFile } from "json-schema-to-typescript";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SCHEMA = fileURLToPath(new URL("../docs/wire.schema.json", import.meta.url));
export const TYPES = fileURLToPath(new URL("src/wire.d.ts", import.meta.url));

/** The types, as src/wire.d.ts has to hold them. */
export function generated() {
  return compileFromFile(SCHEMA, {
    additionalProperties: false,
    bannerComment: "// Generated from docs/wire.schema.json by npm run types.",
    unreachableDefinitions: true,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TYPES, await generated());
