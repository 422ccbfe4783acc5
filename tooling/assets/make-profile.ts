import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import subsetFont from "subset-font";
import { drawAbout, drawBoard, drawCover, drawRange, drawShowrooms } from "./profile-chapters.ts";
import { readProfileContent } from "./profile-content.ts";

/** Departments that the profile shows. @source spec §2 "Routes" */
const departments: readonly number[] = [19, 18, 21, 24];
const fontText = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/**
 * Sets the company profile from the owner's content and catalogue. The same files give the same bytes.
 * @param root folder of the repository
 * @param made date that the document carries
 */
export async function makeProfile(root: string, made: Date): Promise<Buffer> {
  const folder = join(root, "apps", "api", "catalogue");
  const { content, catalogue } = await readProfileContent(folder);
  const shown = {
    ...catalogue,
    categories: catalogue.categories.filter(({ id }) => departments.includes(id)),
  };
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    lang: "en-NG",
    displayTitle: true,
    pdfVersion: "1.7",
    info: {
      Keywords: await contentMark(root),
      Title: `${content.company.name}: company profile`,
      Author: content.company.legal_name,
      CreationDate: made,
    },
  });
  const ended = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const fraunces = await readFile(join(root, "packages", "ui", "fonts", "fraunces.woff2"));
  doc.registerFont(
    "display",
    await subsetFont(fraunces, `${fontText}ı₦’`, { targetFormat: "sfnt", variationAxes: { wght: 560 } }),
  );
  for (const face of ["regular", "bold"]) {
    doc.registerFont(face, await readFile(join(root, "apps", "api", "fonts", `noto-sans-${face}.ttf`)));
  }
  const pictureOf = (path: string, width: number) =>
    sharp(join(folder, path)).resize({ width }).jpeg({ quality: 72, mozjpeg: true }).toBuffer();
  const pictures = new Map<number, Buffer>();
  for (const { id, image } of shown.categories) {
    if (image !== null) pictures.set(id, await pictureOf(image, 560));
  }
  drawCover(doc, content, await pictureOf("/media/hero.webp", 1_600));
  drawAbout(doc, content, await pictureOf("/media/rooms/dining.webp", 1_100));
  drawRange(doc, shown, pictures);
  drawShowrooms(doc, content);
  drawBoard(doc, content);
  doc.end();
  return ended;
}

/** Where the profile lies for the shop to serve. */
export const profileFile = join("apps", "shop", "public", "precise-company-profile.pdf");

/** Written into the document, so that a test can check whether it was made from today's content. */
export async function contentMark(root: string): Promise<string> {
  const content = await readFile(join(root, "apps", "api", "catalogue", "content.json"));
  return `content-${createHash("sha256").update(content).digest("hex").slice(0, 16)}`;
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, "..", "..");
  const target = join(root, profileFile);
  const profile = await makeProfile(root, new Date("2026-01-01T00:00:00Z"));
  await writeFile(target, profile);
  process.stdout.write(`${target}: ${Math.ceil(profile.length / 1024)} KB\n`);
}
