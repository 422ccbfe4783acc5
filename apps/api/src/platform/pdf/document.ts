import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { fonts } from "./page.ts";
import { printable } from "./printable.ts";

const font = (weight: string) =>
  fileURLToPath(new URL(`../../../fonts/noto-sans-${weight}.ttf`, import.meta.url));

/** A PDF that is being drawn. */
export interface PdfDraft {
  readonly doc: PDFKit.PDFDocument;
  /** Ends it. @returns the file's bytes */
  finish(): Promise<Buffer>;
}

/**
 * Begins a PDF of A4 pages with the shop's fonts, which draws what they lack in Latin letters (`printable`). The same content and date give the same file.
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
  doc.font(fonts.regular);
  drawPrintableOnly(doc);
  return {
    doc,
    async finish() {
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}

/** What pdfkit keeps of the font in use; its types do not name it. */
interface FontInUse {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Every way in which text reaches the page or is measured goes through `printable`, so that no paper can forget it. */
function drawPrintableOnly(doc: PDFKit.PDFDocument): void {
  const inUse = doc as unknown as FontInUse;
  const shown = (text: string) =>
    printable(text, (codePoint) => inUse._font.font.hasGlyphForCodePoint(codePoint));
  const { text: draw, widthOfString, heightOfString } = doc;
  doc.text = (text: string, ...rest: unknown[]) => Reflect.apply(draw, doc, [shown(text), ...rest]);
  doc.widthOfString = (text, options) => Reflect.apply(widthOfString, doc, [shown(text), options]);
  doc.heightOfString = (text, options) => Reflect.apply(heightOfString, doc, [shown(text), options]);
}
