import type { ShopFiles, StoredFile } from "#api/platform/files/file-store.ts";

/** Types of picture that the shop serves. Not SVG: it can carry script. */
export const pictureTypes = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  avif: "image/avif",
} as const;
export type PictureType = keyof typeof pictureTypes;

export interface OpenedMedia extends StoredFile {
  /** Under which the store has it. */
  readonly name: string;
  readonly contentType: string;
}

const mediaPath = /^(?:\/?media\/|\/)?([0-9a-f]{16})\/([a-z0-9][a-z0-9-]{0,79})\.(webp|jpg|png|avif)$/;

/** Site path of a picture. The hash of its bytes is in the path, so that it may be cached forever. @source design D21 */
export function mediaUrl(hash: string, name: string, type: PictureType): string {
  return `/media/${hash}/${name}.${type}`;
}

/**
 * Finds the file of a picture by its site path, with or without `/media/`.
 * @returns undefined for anything that is not exactly such a path, and for a picture that is not there
 */
export async function openMedia(
  { media }: Pick<ShopFiles, "media">,
  path: string,
): Promise<OpenedMedia | undefined> {
  const named = nameOfMedia(path);
  const found = named && (await media.find(named.name));
  return found && { ...named, ...found };
}

/** The bytes of a picture by its site path; undefined as in `openMedia`. */
export async function readMedia(
  { media }: Pick<ShopFiles, "media">,
  path: string,
): Promise<Buffer | undefined> {
  const named = nameOfMedia(path);
  return named && media.read(named.name);
}

/** Nothing but hash, name and type is ever taken from the path: there is no way out of the store. */
function nameOfMedia(path: string): { readonly name: string; readonly contentType: string } | undefined {
  const [, hash, name, type] = mediaPath.exec(path) ?? [];
  if (!hash || !name || !isPictureType(type)) return undefined;
  return { name: `${hash}/${name}.${type}`, contentType: pictureTypes[type] };
}

/** The name of a picture in the store, by a site path of ours. */
export function mediaName(url: string): string {
  return url.slice("/media/".length);
}

function isPictureType(type: string | undefined): type is PictureType {
  return type !== undefined && Object.hasOwn(pictureTypes, type);
}
