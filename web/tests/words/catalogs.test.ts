import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");

const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" });

function catalogs(lang: string): string[] {
  const files = FILES.filter((file) => file.endsWith(`${lang}.ftl`)).sort();
  return files.map((file) => readFileSync(join(SOURCE, file), "utf-8"));
}

function codes(lang: string): string[] {
  return catalogs(lang).flatMap((text) => new FluentResource(text).body.map((each) => each.id));
}

/** The codes that components ask for by name. */
function asked(): string[] {
  const sources = FILES.filter((file) => /\.(svelte|ts)$/.test(file));
  return sources.flatMap((file) => {
    const text = readFileSync(join(SOURCE, file), "utf-8");
    return [...text.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((found) => found[1]!);
  });
}

test("French has words for whatever English has words for", () => {
  expect(codes("fr")).toEqual(codes("en"));
});

test("no message is there twice", () => {
  expect(new Set(codes("en")).size).toBe(codes("en").length);
});

test("everything that is asked for has words", () => {
  expect(asked().filter((code) => !codes("en").includes(code))).toEqual([]);
});

test("French keeps a no-break space before double punctuation", () => {
  const lines = catalogs("fr").flatMap((text) => text.split("\n"));
  expect(lines.filter((line) => /\p{L} [;:?!»]/u.test(line))).toEqual([]);
});
