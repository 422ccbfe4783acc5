import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

const here = fileURLToPath(new URL(".", import.meta.url));
const ending = ".tar.br";

/** Releases whose data folder is kept here. */
export function packedReleases(): string[] {
  return readdirSync(here)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}

/** Writes `<release>.tar.br`: the database of a stopped shop. Beside it `<release>.json` says what is in it. */
export function packFolder(dataFolder: string, release: string, contents: object): void {
  const plain = join(dataFolder, "db.tar");
  execFileSync("tar", ["--sort=name", "--owner=0", "--group=0", "-cf", plain, "-C", dataFolder, "db"]);
  const bytes = readFileSync(plain);
  rmSync(plain);
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(join(here, release + ending), brotliCompressSync(bytes, { params }));
  writeFileSync(join(here, `${release}.json`), `${JSON.stringify(contents, null, 2)}\n`);
}

/** @returns a data folder of its own with that release's database, and what is in it */
export async function unpackFolder(release: string): Promise<{ dataFolder: string; contents: unknown }> {
  const dataFolder = await mkdtemp(join(tmpdir(), "precise-test-"));
  const bytes = brotliDecompressSync(readFileSync(join(here, release + ending)));
  execFileSync("tar", ["-xf", "-", "-C", dataFolder], { input: bytes });
  return { dataFolder, contents: JSON.parse(readFileSync(join(here, `${release}.json`), "utf8")) };
}
