import { dictionary } from "@precise/cart-core/dictionary";
import { mostPicturePixels } from "@precise/contract/desk/products/pictures";
import type { FileKind } from "./picture-kind.ts";

/** Why a file is not kept, as a sentence that says what to do. */
export interface RefusedPicture {
  readonly status: 413 | 415 | 422;
  readonly code: "not_a_picture" | "picture_too_large" | "unsupported_media_type";
  readonly message: string;
}

export type TakenKind = "jpeg" | "png" | "webp" | "avif";

const names: Readonly<Record<TakenKind, string>> = { jpeg: "JPEG", png: "PNG", webp: "WebP", avif: "AVIF" };
const endings: Readonly<Record<string, TakenKind>> = dictionary({
  jpg: "jpeg",
  jpeg: "jpeg",
  jfif: "jpeg",
  png: "png",
  webp: "webp",
  avif: "avif",
});
const take = "WebP, JPEG, PNG or AVIF";

const whyNot: Readonly<Record<Exclude<FileKind, TakenKind>, string>> = {
  heic: "is a HEIC photograph, as iPhones take them. Save it as JPEG and send it again. (On the iPhone: Settings, Camera, Formats, Most Compatible.)",
  svg: "is an SVG drawing, which can carry programs. Save it as PNG and send it again.",
  gif: "is a GIF. Save it as PNG or WebP and send it again.",
  tiff: "is a TIFF. Save it as JPEG or PNG and send it again.",
  bmp: "is a BMP. Save it as PNG and send it again.",
  pdf: "is a PDF. Save the page as JPEG or PNG and send that.",
  video: "is a video. Send a still picture of it as JPEG.",
  other: `is not a picture that can be shown. Send ${take}.`,
};

export function isTaken(kind: FileKind): kind is TakenKind {
  return Object.hasOwn(names, kind);
}

/** For a file that is none of the kinds that are taken. */
export function notTaken(name: string, kind: Exclude<FileKind, TakenKind>): RefusedPicture {
  return { status: 415, code: "unsupported_media_type", message: `${name} ${whyNot[kind]}` };
}

/**
 * A file whose name, or the type that it was sent with, says something else than its bytes: the person who sent it should know what
 * they have.
 * @returns undefined where they agree, or nothing is claimed
 */
export function lie(
  name: string,
  contentType: string | undefined,
  kind: TakenKind,
): RefusedPicture | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const type = /^image\/([a-z0-9.+-]+)/i.exec(contentType ?? "")?.[1]?.toLowerCase();
  const claimed = [ending, type].find((each) => each !== undefined && (endings[each] ?? each) !== kind);
  if (claimed === undefined) return undefined;
  const said = endings[claimed] === undefined ? claimed.toUpperCase() : names[endings[claimed]];
  const message = `${name} says that it is ${said}, and holds a ${names[kind]} picture. Give it the ending .${kind === "jpeg" ? "jpg" : kind}, or save it again as ${said}, and send it again.`;
  return { status: 415, code: "unsupported_media_type", message };
}

export function tooManyPixels(name: string, width: number, height: number): RefusedPicture {
  const megapixels = (width * height) / 1_000_000;
  const said = megapixels < 1_000 ? megapixels.toFixed(1) : Math.round(megapixels).toLocaleString("en");
  return {
    status: 413,
    code: "picture_too_large",
    message: `${name} has ${width} × ${height} pixels (${said} megapixels). At most ${mostPicturePixels / 1_000_000} megapixels are taken: save it smaller, 2,000 pixels on the longer side are enough.`,
  };
}

export function moving(name: string): RefusedPicture {
  const message = `${name} is an animation. Save its best moment as a still picture and send that.`;
  return { status: 422, code: "not_a_picture", message };
}

export function broken(name: string): RefusedPicture {
  const message = `${name} is damaged or not complete. Open it, save it again, and send the new file.`;
  return { status: 422, code: "not_a_picture", message };
}

export function tooHeavy(name: string): RefusedPicture {
  const message = `${name} is larger than 30 MB. Save it smaller: 2,000 pixels on the longer side are enough.`;
  return { status: 413, code: "picture_too_large", message };
}
