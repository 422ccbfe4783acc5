import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Beside a built file: the same, compressed as far as it goes. */
const compressedEnding = ".br";
const worthwhile = /\.(?:js|css|svg)$/;
const plainPath = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/;

/**
 * Compresses what the build made for browsers. It takes seconds, and is sent for as long as the release lives.
 * @param distDir folder of the build
 */
export function compressBuiltFiles(distDir: string): void {
  const folder = join(distDir, "static");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !worthwhile.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    writeFileSync(file + compressedEnding, brotliCompressSync(text, { params }));
  }
}

/**
 * The compressed form of a built file; undefined where the build made none.
 * @param under path under which built files are asked for: "/_next/static/"
 * @param path path of its address
 */
export function compressedBuiltFile(distDir: string, under: string, path: string): Buffer | undefined {
  const name = path.startsWith(under) ? path.slice(under.length) : "";
  if (!plainPath.test(name) || !worthwhile.test(name)) return undefined;
  try {
    return readFileSync(join(distDir, "static", name + compressedEnding));
  } catch {
    // Made by a build that compressed nothing: it is compressed when it is asked for.
    return undefined;
  }
}
