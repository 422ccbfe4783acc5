import { lightsOn } from "@precise/contract/look/lights";

/** A4 in points, with its margins and the columns of the table. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 48,
  /** Nothing of the table goes below this; the foot is under it. */
  bottom: 760,
} as const;

/** The shop's own accent is of its letterhead. */
export const colours = { ink: lightsOn.ink, muted: lightsOn.muted, line: lightsOn.line } as const;

/** Names of the embedded fonts. */
export const fonts = { regular: "regular", bold: "bold" } as const;

type Document = PDFKit.PDFDocument;

/** One line of text at a place; right-aligned text ends at `x`. What would leave the margins is cut with an ellipsis. */
export function put(
  doc: Document,
  text: string,
  place: {
    readonly x: number;
    readonly y: number;
    readonly size?: number;
    readonly bold?: boolean;
    readonly colour?: string;
    readonly align?: "left" | "right";
  },
): void {
  const { x, y, size = 9.5, bold = false, colour = colours.ink, align = "left" } = place;
  doc
    .font(bold ? fonts.bold : fonts.regular)
    .fontSize(size)
    .fillColor(colour);
  const shown = fitted(doc, text, align === "right" ? x - page.left : page.right - x);
  const left = align === "right" ? x - doc.widthOfString(shown) : x;
  doc.text(shown, left, y, { lineBreak: false });
}

function fitted(doc: Document, text: string, width: number): string {
  // Widths are sums of fractions.
  if (doc.widthOfString(text) <= width + 0.01) return text;
  const signs = [...text];
  while (signs.length > 1 && doc.widthOfString(`${signs.join("")}…`) > width) signs.pop();
  return `${signs.join("")}…`;
}

/** Text that wraps in a column. @returns where the next thing may begin */
export function putWrapped(
  doc: Document,
  text: string,
  place: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly size?: number;
    readonly bold?: boolean;
    readonly colour?: string;
  },
): number {
  const { x, y, width, size = 9.5, bold = false, colour = colours.ink } = place;
  doc
    .font(bold ? fonts.bold : fonts.regular)
    .fontSize(size)
    .fillColor(colour);
  doc.text(text, x, y, { width, lineGap: 1.5 });
  return y + doc.heightOfString(text, { width, lineGap: 1.5 });
}

export function rule(doc: Document, y: number, colour: string = colours.line): void {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.75).strokeColor(colour).stroke();
}
