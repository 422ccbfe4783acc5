import { err, ok, type Result } from "@precise/cart-core/result";
import sharp from "sharp";

/** Phones make 50 million pixels; what claims more is made to fill the memory. */
const mostPixels = 60_000_000;
/** Longest side that is kept: enough to see a plan's figures. */
const longestSide = 2400;

/** The first bytes of what we take. Not SVG, which is a program, and not what a name or a header claims. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
];

/** A picture that holds nothing but what is seen. */
export interface CleanPicture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a picture and encodes it again: where it was taken, by what, and whatever was hidden in or behind it is gone.
 * @returns `not_a_picture` for anything but a whole JPEG, PNG or WebP; `picture_too_large` for too many pixels
 */
export async function cleanPicture(
  bytes: Buffer,
): Promise<Result<CleanPicture, "not_a_picture" | "picture_too_large">> {
  if (!beginnings.some((begins) => begins(bytes))) return err("not_a_picture");
  const options = { limitInputPixels: mostPixels, failOn: "error", animated: false } as const;
  try {
    // limitInputPixels would say this too, but not in a way that differs from a broken file.
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return err("picture_too_large");
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return ok({ jpeg: data, width: info.width, height: info.height });
  } catch {
    // It began like a picture and was none to its end: the sender gets the same answer.
    return err("not_a_picture");
  }
}
