import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Writes .gz and .br beside every text file, so that the server only picks one. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg)$/.test(each))) {
        const file = join(dir!, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(bytes));
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
      }
    },
  };
}

const SERVER = process.env["CHABUDAI_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), precompress()],
  build: {
    outDir: "../src/chabudai/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      // The server compares the page's origin with the host it is asked for.
      "/api": { target: SERVER, changeOrigin: false },
      "/ws": { target: SERVER, changeOrigin: false, ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
