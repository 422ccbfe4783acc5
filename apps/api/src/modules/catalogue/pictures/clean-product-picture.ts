import { open } from "node:fs/promises";
import { longestPictureSide, mostPicturePixels } from "@precise/contract/desk/products/pictures";
import type { Sharp } from "sharp";
import { headBytes, isMovingPng, kindOfFile } from "./picture-kind.ts";
import {
  broken,
  isTaken,
  lie,
  moving,
  notTaken,
  type RefusedPicture,
  tooManyPixels,
} from "./refuse-picture.ts";

/** A part of a picture, in fractions of its sides from its top left corner. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A file as it was given in. */
export interface GivenFile {
  readonly path: string;
  readonly name: string;
  readonly contentType: string | undefined;
}

/** An honest picture of 40 megapixels takes a few. */
const mostSeconds = 30;

/**
 * Decodes a picture and encodes it again as WebP: turned upright, no larger than it is shown, and without where and by what
 * it was taken. Whatever was hidden in it is gone.
 * @source decision 029
 */
export async function cleanProductPicture({
  path,
  name,
  contentType,
}: GivenFile): Promise<{ readonly webp: Buffer } | { readonly refused: RefusedPicture }> {
  const head = await headOf(path);
  const kind = kindOfFile(head);
  if (!isTaken(kind)) return { refused: notTaken(name, kind) };
  const untrue = lie(name, contentType, kind);
  if (untrue) return { refused: untrue };
  if (kind === "png" && isMovingPng(head)) return { refused: moving(name) };
  const sharp = await openSharp();
  try {
    const {
      width,
      height,
      pages = 1,
      compression,
    } = await sharp(path, {
      limitInputPixels: false,
    }).metadata();
    if (kind === "avif" && compression !== "av1") return { refused: notTaken(name, "heic") };
    if (width * height > mostPicturePixels) return { refused: tooManyPixels(name, width, height) };
    if (pages > 1 || head.toString("latin1", 8, 12) === "avis") return { refused: moving(name) };
    return { webp: await encode(sharp(path, { limitInputPixels: mostPicturePixels, failOn: "error" })) };
  } catch {
    // It began like a picture and was none to its end.
    return { refused: broken(name) };
  }
}

/** A part of a kept picture as a picture of its own; undefined where the part has no pixels. */
export async function cropPicture(
  picture: Buffer,
  { x, y, width, height }: Crop,
): Promise<Buffer | undefined> {
  const sharp = await openSharp();
  const image = sharp(picture, { limitInputPixels: mostPicturePixels, failOn: "error" });
  const { width: wide, height: high, orientation = 1 } = await image.metadata();
  const isTurned = orientation >= 5;
  const size = isTurned ? { width: high, height: wide } : { width: wide, height: high };
  const left = Math.min(Math.round(x * size.width), size.width - 1);
  const top = Math.min(Math.round(y * size.height), size.height - 1);
  const part = {
    left,
    top,
    width: Math.min(Math.round(width * size.width), size.width - left),
    height: Math.min(Math.round(height * size.height), size.height - top),
  };
  return part.width < 1 || part.height < 1 ? undefined : encode(image.autoOrient().extract(part));
}

/** Turned as its camera noted, in the colours of screens. No metadata goes along: sharp takes none unless asked to. */
function encode(image: Sharp): Promise<Buffer> {
  return image
    .autoOrient()
    .resize({
      width: longestPictureSide,
      height: longestPictureSide,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .webp({ quality: 90, smartSubsample: true })
    .timeout({ seconds: mostSeconds })
    .toBuffer();
}

/** Loaded on first use: an api that takes no pictures does not carry it in memory. */
async function openSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
