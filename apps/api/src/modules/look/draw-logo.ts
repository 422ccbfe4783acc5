import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { contrastRatio } from "@precise/contract/look/contrast";
import { pageByDay, pageByNight } from "@precise/contract/look/page-colours";
import { logoFiles } from "@precise/contract/shop/look";
import type { Sharp } from "sharp";
import { isMovingPng, kindOfFile } from "#api/modules/catalogue/pictures/picture-kind.ts";
import { drawingFault, tooIntricate } from "./check-drawing.ts";

/** A logo as it was drawn again, in all its forms. */
export interface DrawnLogo {
  /** Of the bytes of all files. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Whether it stands out on the page by day and by night. */
  readonly seenByDay: boolean;
  readonly seenByNight: boolean;
  readonly files: Readonly<Record<string, Buffer>>;
}

/** Why a file is not taken, as a sentence that says what to do. */
export interface RefusedLogo {
  readonly status: 413 | 415 | 422;
  readonly code: "not_a_picture" | "picture_too_large" | "unsupported_media_type";
  readonly message: string;
}

export type LogoOutcome = { readonly logo: DrawnLogo } | { readonly refused: RefusedLogo };

/** Twice as wide as papers and pages show it. */
const most = { width: 1200, height: 480 } as const;
const mostPixels = 16_000_000;
/** On its longer side, in pixels: less is blurred in a bar. */
const leastSide = 120;
const widest = 10;
const tallest = 3;

/**
 * Draws a logo again: SVG or PNG, with its empty border cut off, as the pictures that pages, papers and mails show. What the
 * file held besides its drawing is gone.
 * @source decision 100
 */
export async function drawLogo(file: { readonly path: string; readonly name: string }): Promise<LogoOutcome> {
  const { path, name } = file;
  const bytes = await readFile(path);
  const kind = kindOfFile(bytes.subarray(0, 4096));
  if (kind !== "svg" && kind !== "png")
    return refuse(
      415,
      "unsupported_media_type",
      `${name} is no SVG and no PNG. Save the logo as one of them.`,
    );
  if (kind === "png" && isMovingPng(bytes))
    return refuse(422, "not_a_picture", `${name} is an animation. Send a still picture.`);
  const fault = kind === "svg" ? drawingFault(bytes.toString()) : undefined;
  if (fault !== undefined) return refuse(422, "not_a_picture", `${name} ${fault}`);
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (kind === "png" && width * height > mostPixels) {
      const message = `${name} has ${width} × ${height} pixels. Save it smaller: 1,200 on the longer side are enough.`;
      return refuse(413, "picture_too_large", message);
    }
    const scale = Math.min(most.width / width, most.height / height);
    const whole = sharp(bytes, {
      limitInputPixels: mostPixels,
      failOn: "error",
      ...(kind === "svg" && { density: Math.min(Math.max(72 * scale, 1), 100_000) }),
    });
    const { data, info } = await whole
      .resize({ ...most, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const canvas = { data, width: info.width, height: info.height };
    const box = visibleBox(canvas);
    if (box === undefined)
      return refuse(422, "not_a_picture", `${name} is empty: nothing in it can be seen.`);
    const misfit = sizeFault(box);
    if (misfit !== undefined) return refuse(422, "not_a_picture", `${name} ${misfit}`);
    const raw = { width: info.width, height: info.height, channels: 4 } as const;
    const files = await filesOf(() => sharp(data, { raw }).extract(box), cornerOf(canvas, box));
    const hash = createHash("sha256");
    for (const each of Object.values(files)) hash.update(each);
    return {
      logo: {
        hash: hash.digest("hex").slice(0, 16),
        width: box.width,
        height: box.height,
        seenByDay: standsOut(canvas, box, pageByDay),
        seenByNight: standsOut(canvas, box, pageByNight),
        files,
      },
    };
  } catch {
    const message = `${name} is damaged or not complete. Open it, save it again, and send the new file.`;
    return refuse(422, "not_a_picture", message);
  }
}

/** For a file that is larger than is taken. */
export function tooHeavyLogo(name: string): RefusedLogo {
  const message = `${name} is larger than 1 MB. Save it smaller: as SVG, or as PNG with 1,200 pixels on the longer side.`;
  return { status: 413, code: "picture_too_large", message };
}

/** For a drawing that takes longer than it may. */
export function tooIntricateLogo(name: string): RefusedLogo {
  const message = `${name} ${tooIntricate}`;
  return { status: 422, code: "not_a_picture", message };
}

function refuse(status: RefusedLogo["status"], code: RefusedLogo["code"], message: string): LogoOutcome {
  return { refused: { status, code, message } };
}

interface Canvas {
  /** Red, green, blue and opacity of each pixel. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function sizeFault({ width, height }: Box): string | undefined {
  if (Math.max(width, height) < leastSide)
    return `has only ${width} × ${height} pixels that can be seen. Send it larger, or as SVG.`;
  if (width > height * widest) return "is too wide: a logo is at most 10 times as wide as it is high.";
  if (height > width * tallest) return "is too tall: a logo is at most 3 times as high as it is wide.";
  return undefined;
}

/** What is left without the empty border. */
function visibleBox({ data, width, height }: Canvas): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 8) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function hexAt({ data, width }: Canvas, x: number, y: number): string {
  const at = (y * width + x) * 4;
  return `#${data.toString("hex", at, at + 3)}`;
}

/** The ground that a logo brings along, by its corner; paper for one that is see-through there. */
function cornerOf(canvas: Canvas, { left, top }: Box): string {
  const isOpaque = canvas.data[(top * canvas.width + left) * 4 + 3] === 255;
  return isOpaque ? hexAt(canvas, left, top) : pageByDay;
}

/** So little of it may be lost in the ground. */
const mostLost = 0.3;
const leastContrast = 1.7;

/** Whether most of what can be seen differs from its ground. */
function standsOut(canvas: Canvas, { left, top, width, height }: Box, ground: string): boolean {
  let seen = 0;
  let lost = 0;
  for (let y = top; y < top + height; y += 3)
    for (let x = left; x < left + width; x += 3) {
      if ((canvas.data[(y * canvas.width + x) * 4 + 3] ?? 0) < 128) continue;
      seen += 1;
      if (contrastRatio(hexAt(canvas, x, y), ground) < leastContrast) lost += 1;
    }
  return seen === 0 || lost <= seen * mostLost;
}

/** @param logo begins a new drawing of it each time */
async function filesOf(logo: () => Sharp, ground: string): Promise<Record<string, Buffer>> {
  const square = async (side: number) => {
    const room = Math.round(side * 0.1);
    const inner = side - room * 2;
    return logo()
      .resize({ width: inner, height: inner, fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .extend({
        top: room,
        bottom: room,
        left: room,
        right: room,
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      })
      .flatten({ background: ground })
      .png()
      .toBuffer();
  };
  const inner = await logo().resize({ width: 760, height: 300, fit: "inside" }).png().toBuffer();
  const { default: sharp } = await import("sharp");
  return {
    "logo.png": await logo().png({ compressionLevel: 9 }).toBuffer(),
    [logoFiles.bar]: await logo()
      .resize({ width: 720, height: 112, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100 })
      .toBuffer(),
    [logoFiles.mail]: await logo()
      .resize({ width: 480, height: 80, fit: "inside", withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer(),
    [logoFiles.icon]: await square(48),
    [logoFiles.touchIcon]: await square(180),
    [logoFiles.largeIcon]: await square(512),
    [logoFiles.share]: await sharp({ create: { width: 1200, height: 630, channels: 3, background: ground } })
      .composite([{ input: inner, gravity: "centre" }])
      .jpeg({ quality: 85, mozjpeg: true })
      .toBuffer(),
  };
}
