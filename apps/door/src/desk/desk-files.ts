import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { compressWell, type Encoding, isCompressible, isWorthCompressing } from "../pages/compress.ts";

/** A file of the desk's build. */
interface DeskFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with what is in it. */
  readonly isForGood: boolean;
}

/** What is sent of one. */
export interface SentFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The built desk. */
export interface DeskFiles {
  /** @returns undefined where there is no such file */
  find(path: string, encoding: Encoding | null): Promise<SentFile | undefined>;
  /** The page, which shows every screen; undefined where the desk was not built. */
  page(encoding: Encoding | null): Promise<SentFile | undefined>;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const pagePath = "/index.html";

/** Reads the desk's build when it is first asked for, and compresses each file once. @param folder what its build wrote */
export function deskFiles(folder: string): DeskFiles {
  let files: ReadonlyMap<string, DeskFile> | undefined;
  const compressed = new Map<string, Promise<Buffer>>();
  const read = () => {
    files ??= existsSync(join(folder, pagePath)) ? readFiles(folder) : undefined;
    return files;
  };
  async function find(path: string, encoding: Encoding | null): Promise<SentFile | undefined> {
    const file = read()?.get(path);
    if (file === undefined) return undefined;
    const isEncoded = encoding !== null && isCompressible(file.type) && isWorthCompressing(file.body);
    const key = `${encoding} ${path}`;
    if (isEncoded && !compressed.has(key)) compressed.set(key, compressWell(file.body, encoding));
    const body = (isEncoded ? await compressed.get(key) : undefined) ?? file.body;
    return {
      body,
      headers: {
        "content-type": file.type,
        "cache-control": file.isForGood ? "public, max-age=31536000, immutable" : "no-cache",
        etag: isEncoded ? `"${file.etag}-${encoding}"` : `"${file.etag}"`,
        vary: "Accept-Encoding",
        ...(isEncoded && { "content-encoding": encoding }),
        "content-length": String(body.length),
      },
    };
  }
  return { find, page: (encoding) => find(pagePath, encoding) };
}

function readFiles(folder: string): ReadonlyMap<string, DeskFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && extname(entry.name) in types)
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = `/${relative(folder, file).split(sep).join("/")}`;
        const body = readFileSync(file);
        const etag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
        const type = types[extname(entry.name)] ?? "application/octet-stream";
        return [path, { body, type, etag, isForGood: path.startsWith("/assets/") }];
      }),
  );
}
