import { stat } from "node:fs/promises";
import { join } from "node:path";

/** Types of picture that the shop serves. Not SVG: it can carry script. */
export const pictureTypes = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  avif: "image/avif",
} as const;
export type PictureType = keyof typeof pictureTypes;

export interface OpenedMedia {
  /** Where the file is on disk. */
  readonly path: string;
  readonly contentType: string;
  /** Its size. */
  readonly bytes: number;
}

const mediaPath = /^(?:\/?media\/|\/)?([0-9a-f]{16})\/([a-z0-9][a-z0-9-]{0,79})\.(webp|jpg|png|avif)$/;

/** Folder of the catalogue's pictures. Replicas on several machines must share it (a network folder, a volume). */
export function mediaFolder(dataFolder: string): string {
  return join(dataFolder, "media");
}

/** Site path of a picture. The hash of its bytes is in the path, so that it may be cached forever. @source design D21 */
export function mediaUrl(hash: string, name: string, type: PictureType): string {
  return `/media/${hash}/${name}.${type}`;
}

/**
 * Finds the file of a picture by its site path, with or without `/media/`.
 * @returns undefined for anything that is not exactly such a path, and for a picture that is not there
 */
export async function openMedia(dataFolder: string, path: string): Promise<OpenedMedia | undefined> {
  // Nothing but hash, name and type is ever taken from the path: there is no way out of the folder.
  const [, hash, name, type] = mediaPath.exec(path) ?? [];
  if (!hash || !name || !isPictureType(type)) return undefined;
  const file = join(mediaFolder(dataFolder), hash, `${name}.${type}`);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { path: file, contentType: pictureTypes[type], bytes: found.size } : undefined;
}

function isPictureType(type: string | undefined): type is PictureType {
  return type !== undefined && Object.hasOwn(pictureTypes, type);
}
