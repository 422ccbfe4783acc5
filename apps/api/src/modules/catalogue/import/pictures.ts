import { readFile, realpath, stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { mediaName, mediaUrl, openMedia, type PictureType } from "../media.ts";
import { pictureSentAs, writePictureFacts } from "../pictures/keep-picture.ts";
import { limited } from "../pictures/limited.ts";
import { addressName, measurePicture, type PictureFacts, pictureHash } from "./measure-picture.ts";

/** A picture that a product or category may use. */
export interface UsablePicture {
  readonly url: string;
  readonly facts: PictureFacts;
}

/** The pictures of one import: each file is read once, a few at a time, and copied only when everything else is good. */
export interface PictureStore {
  find(name: string): Promise<{ picture: UsablePicture } | { reason: string }>;
  /** Copies what is new to the shop's files. @returns how many were copied */
  copyNew(onProgress: (share: number, done: number) => void): Promise<number>;
  /** Remembers the facts, inside the import's transaction. */
  writeFacts(tx: Sql): Promise<void>;
  used(): number;
}

/** Where the bytes of a picture are, and a name that says what it is. */
interface PictureSource {
  readonly path: string;
  read(): Promise<Buffer | undefined>;
}

const atOnce = 3;

/**
 * @param sources folders that the catalogue's picture paths are in, tried in their order; `/media/products/x.webp` is
 * `products/x.webp` there. None: pictures that were sent to the desk, by the names of their files
 */
export async function openPictures(
  sql: Sql,
  files: ShopFiles,
  sources: readonly string[],
): Promise<PictureStore> {
  const known = await readFacts(sql);
  const remembered = new Set(known.keys());
  const found = new Map<string, ReturnType<PictureStore["find"]>>();
  const used = new Map<string, { from: PictureSource; facts: PictureFacts }>();
  const limit = limited(atOnce);

  async function look(name: string): Promise<{ picture: UsablePicture } | { reason: string }> {
    const from =
      (await sourceOf(name, files, sources)) ??
      (sources.length === 0 ? await sentSource(sql, files, name) : undefined);
    if (!from) return { reason: `there is no picture ${name}${placesOf(sources)}` };
    const measured = await limit(async () => measurePicture(await from.read().catch(() => undefined), known));
    if ("reason" in measured) return { reason: `${name} ${measured.reason}` };
    const { facts } = measured;
    known.set(facts.hash, facts);
    const url = mediaUrl(facts.hash, addressName(from.path), facts.type);
    used.set(url, { from, facts });
    return { picture: { url, facts } };
  }

  async function copyPicture(from: PictureSource, url: string, hash: string): Promise<boolean> {
    const bytes = await from.read();
    if (bytes === undefined || pictureHash(bytes) !== hash)
      throw new Error(`The picture ${from.path} changed during the import.`);
    return files.media.write(mediaName(url), bytes);
  }

  return {
    find(name) {
      const before = found.get(name);
      if (before) return before;
      const result = look(name);
      found.set(name, result);
      return result;
    },
    async copyNew(onProgress) {
      let done = 0;
      let copied = 0;
      for (const [url, { from, facts }] of used) {
        if (await copyPicture(from, url, facts.hash)) copied += 1;
        done += 1;
        onProgress(done / used.size, done);
      }
      return copied;
    },
    async writeFacts(tx) {
      const facts = [...used.values()].map((picture) => picture.facts);
      await writePictureFacts(
        tx,
        facts.filter(({ hash }) => !remembered.has(hash)),
      );
    },
    used: () => used.size,
  };
}

function placesOf(sources: readonly string[]): string {
  return sources.length === 0 ? "; send it with the file" : ` in ${sources.join(" or ")}`;
}

async function readFacts(sql: Sql): Promise<Map<string, PictureFacts>> {
  const rows = await sql.query<{
    hash: string;
    file_type: PictureType;
    width: number;
    height: number;
    colour: string;
  }>("select hash, file_type, width, height, colour from picture", []);
  return new Map(rows.map(({ file_type, ...facts }) => [facts.hash, { ...facts, type: file_type }]));
}

/** The file that a path of the catalogue names: inside a source folder, or a picture that is served already. */
async function sourceOf(
  name: string,
  files: ShopFiles,
  sources: readonly string[],
): Promise<PictureSource | undefined> {
  const served = await servedSource(files, name);
  if (served) return served;
  if (name.includes("\0")) return undefined;
  for (const source of sources) {
    const folder = await realpath(source).catch(() => undefined);
    if (!folder) continue;
    const wanted = resolve(folder, name.replace(/^\/?media\//, "").replace(/^\/+/, ""));
    const path = await realpath(wanted).catch(() => undefined);
    if (path?.startsWith(folder + sep) && (await stat(path)).isFile())
      return { path, read: () => readFile(path) };
  }
  return undefined;
}

/** The file of a picture that was sent to the desk under this name. */
async function sentSource(sql: Sql, files: ShopFiles, name: string): Promise<PictureSource | undefined> {
  const url = await pictureSentAs(sql, name);
  return url === undefined ? undefined : servedSource(files, url);
}

async function servedSource(files: ShopFiles, url: string): Promise<PictureSource | undefined> {
  const found = await openMedia(files, url);
  return found && { path: found.name, read: () => files.media.read(found.name) };
}
