/** What a file is by its first bytes, as a person would call it. */
export type FileKind =
  | "jpeg"
  | "png"
  | "webp"
  | "avif"
  | "heic"
  | "gif"
  | "tiff"
  | "bmp"
  | "svg"
  | "pdf"
  | "video"
  | "other";

/** So many first bytes decide. */
export const headBytes = 4096;

const beginnings: readonly (readonly [FileKind, RegExp])[] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n/],
  ["webp", /^RIFF.{4}WEBP/s],
  ["gif", /^GIF8[79]a/],
  ["tiff", /^(?:II\*\0|MM\0\*)/],
  ["bmp", /^BM/],
  ["pdf", /^%PDF/],
  ["avif", /^.{4}ftyp(?:avif|avis)/s],
  ["heic", /^.{4}ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/s],
  ["video", /^.{4}ftyp/s],
  ["svg", /^(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<!DOCTYPE\s+svg|<svg)/i],
];

/** Names say nothing: a file is what its first bytes say. */
export function kindOfFile(head: Buffer): FileKind {
  const text = head.toString("latin1");
  const found = beginnings.find(([, begins]) => begins.test(text))?.[0] ?? "other";
  // A still picture may be AVIF although its main brand is the family's.
  return found === "heic" && text.slice(8, 64).includes("avif") ? "avif" : found;
}

/** A PNG that moves says so before its first pixels. */
export function isMovingPng(head: Buffer): boolean {
  return head.includes("acTL", 0, "latin1");
}
