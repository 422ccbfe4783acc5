import { readFile, realpath, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { Sql } from "#api/platform/database/port.ts";
import { mediaFolder, mediaUrl, openMedia, type PictureType } from "../media.ts";
import { pictureSentAs, writePicture, writePictureFacts } from "../pictures/keep-picture.ts";
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
  /** Copies what is new to `<data>/media`. @returns how many were copied */
  copyNew(onProgress: (share: number, done: number) => void): Promise<number>;
  /** Remembers the facts, inside the import's transaction. */
  writeFacts(tx: Sql): Promise<void>;
  used(): number;
}

const atOnce = 3;

/**
 * @param sources folders that the catalogue's picture paths are in, tried in their order; `/media/products/x.webp` is
 * `products/x.webp` there. None: pictures that were sent to the desk, by the names of their files
 */
export async function openPictures(
  sql: Sql,
  dataFolder: string,
  sources: readonly string[],
): Promise<PictureStore> {
  const known = await readFacts(sql);
  const remembered = new Set(known.keys());
  const found = new Map<string, ReturnType<PictureStore["find"]>>();
  const used = new Map<string, { from: string; facts: PictureFacts }>();
  const limit = limited(atOnce);

  async function look(name: string): Promise<{ picture: UsablePicture } | { reason: string }> {
    const path =
      (await pathOf(name, dataFolder, sources)) ??
      (sources.length === 0 ? await sentPath(sql, dataFolder, name) : undefined);
    if (!path) return { reason: `there is no picture ${name}${placesOf(sources)}` };
    const measured = await limit(() => measurePicture(path, known));
    if ("reason" in measured) return { reason: `${name} ${measured.reason}` };
    const { facts } = measured;
    known.set(facts.hash, facts);
    const url = mediaUrl(facts.hash, addressName(path), facts.type);
    used.set(url, { from: path, facts });
    return { picture: { url, facts } };
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
        if (await copyPicture(from, join(mediaFolder(dataFolder), url.slice("/media/".length)), facts.hash))
          copied += 1;
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
async function pathOf(
  name: string,
  dataFolder: string,
  sources: readonly string[],
): Promise<string | undefined> {
  const served = await openMedia(dataFolder, name);
  if (served) return served.path;
  if (name.includes("\0")) return undefined;
  for (const source of sources) {
    const folder = await realpath(source).catch(() => undefined);
    if (!folder) continue;
    const wanted = resolve(folder, name.replace(/^\/?media\//, "").replace(/^\/+/, ""));
    const path = await realpath(wanted).catch(() => undefined);
    if (path?.startsWith(folder + sep) && (await stat(path)).isFile()) return path;
  }
  return undefined;
}

/** The file of a picture that was sent to the desk under this name. */
async function sentPath(sql: Sql, dataFolder: string, name: string): Promise<string | undefined> {
  const url = await pictureSentAs(sql, name);
  return url === undefined ? undefined : (await openMedia(dataFolder, url))?.path;
}

async function copyPicture(from: string, to: string, hash: string): Promise<boolean> {
  const bytes = await readFile(from);
  if (pictureHash(bytes) !== hash) throw new Error(`The picture ${from} changed during the import.`);
  return writePicture(to, bytes);
}
