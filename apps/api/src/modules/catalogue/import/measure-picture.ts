import { createHash } from "node:crypto";
import { basename, extname } from "node:path";
import { dictionary } from "@precise/cart-core/dictionary";
import { slugOf } from "@precise/contract/wire/product-url";
import type { PictureType } from "../media.ts";
import { foldText } from "../search/words.ts";

/** What a picture's bytes say; sizes in pixels as they are shown, colour as #rrggbb. */
export interface PictureFacts {
  readonly hash: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const mostBytes = 30 * 1024 * 1024;
const mostPixels = 60_000_000;
const typeByFormat: Readonly<Record<string, PictureType>> = dictionary({
  webp: "webp",
  jpeg: "jpg",
  png: "png",
  heif: "avif",
});

/** Name of a picture in its address: its file's, in letters that every address may have. */
export function addressName(path: string): string {
  const bare = foldText(basename(path, extname(path))).replace(/[^a-z0-9-]/g, "-");
  return slugOf(bare).slice(0, 80).replace(/-+$/, "") || "picture";
}

/**
 * Measures a picture. Its name says nothing about its type; its bytes do.
 * @param bytes undefined where its file cannot be read
 * @param known facts of pictures that were measured before, by hash: those are not decoded again
 * @returns facts, or why the file cannot be used
 */
export async function measurePicture(
  bytes: Buffer | undefined,
  known: ReadonlyMap<string, PictureFacts>,
): Promise<{ facts: PictureFacts } | { reason: string }> {
  if (!bytes) return { reason: "cannot be read" };
  if (bytes.length > mostBytes) return { reason: "is larger than 30 MB" };
  const hash = pictureHash(bytes);
  const before = known.get(hash);
  return before ? { facts: before } : decode(bytes, hash);
}

/** The same for a picture in memory. */
export function measureBytes(bytes: Buffer): Promise<{ facts: PictureFacts } | { reason: string }> {
  return decode(bytes, pictureHash(bytes));
}

export function pictureHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

async function decode(bytes: Buffer, hash: string): Promise<{ facts: PictureFacts } | { reason: string }> {
  // Loaded on first use: an api that imports nothing does not carry it in memory.
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const image = sharp(bytes, { failOn: "error", limitInputPixels: mostPixels });
    const { format, width, height, orientation, compression } = await image.metadata();
    const type = typeByFormat[format ?? ""];
    if (!type || (type === "avif" && compression !== "av1") || !width || !height) {
      return { reason: "is not a WebP, JPEG, PNG or AVIF picture" };
    }
    const { data: pixels } = await image
      .resize(16, 16, { fit: "fill" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Browsers turn a photograph as its camera noted; from 5 on that is by a quarter.
    const isTurned = (orientation ?? 1) >= 5;
    const size = isTurned ? { width: height, height: width } : { width, height };
    return { facts: { hash, type, ...size, colour: mainColour(pixels) } };
  } catch (fault) {
    return {
      reason: `cannot be decoded: ${fault instanceof Error ? fault.message.split("\n", 1)[0] : fault}`,
    };
  }
}

/** The mean of the most frequent shade, 16 steps to a channel: for a packshot that is its ground. */
function mainColour(pixels: Uint8Array): string {
  const shades = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const shade = shades.get(key) ?? { count: 0, sum: [0, 0, 0] };
    shade.count += 1;
    shade.sum = [shade.sum[0] + red, shade.sum[1] + green, shade.sum[2] + blue];
    shades.set(key, shade);
  }
  const [most] = [...shades.values()].sort((a, b) => b.count - a.count);
  if (!most) return "#ffffff";
  return `#${most.sum
    .map((sum) =>
      Math.round(sum / most.count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
