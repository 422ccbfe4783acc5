import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { fonts } from "./page.ts";

const font = (weight: string) =>
  fileURLToPath(new URL(`../../../fonts/noto-sans-${weight}.ttf`, import.meta.url));

/** A PDF that is being drawn. */
export interface PdfDraft {
  readonly doc: PDFKit.PDFDocument;
  /** Ends it. @returns the file's bytes */
  finish(): Promise<Buffer>;
}

/**
 * Begins a PDF of A4 pages with the shop's fonts. The same content and date give the same file.
 * @param about what programs that list files show
 */
export function beginPdf(about: {
  readonly title: string;
  readonly author: string;
  readonly date: Date;
}): PdfDraft {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: "en-NG",
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: about.title, Author: about.author, CreationDate: about.date, ModDate: about.date },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  doc.registerFont(fonts.regular, font("regular"));
  doc.registerFont(fonts.bold, font("bold"));
  return {
    doc,
    async finish() {
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}
