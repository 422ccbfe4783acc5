/** A4 in points, and the lines that everything stands on. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 539.28, top: 64, bottom: 786 } as const;
export const textWidth = page.right - page.left;

/** "Lights on", as on the shop's own pages. */
export const colours = {
  paper: "#fbf9f5",
  sunken: "#f3eee6",
  ink: "#1c1915",
  muted: "#5f574b",
  line: "#e4dccf",
  accent: "#8a4b08",
  night: "#14120f",
  cream: "#f4eee3",
  glow: "#f0a63c",
} as const;

type Face = "display" | "regular" | "bold";
type Document = PDFKit.PDFDocument;

interface Look {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  readonly lineGap?: number;
}

/**
 * Text in a column, tagged for those who hear the document.
 * @param role `H1`, `H2`, `P` as PDF names them
 * @returns where the next thing may begin
 */
export function write(
  doc: Document,
  role: "H1" | "H2" | "P",
  text: string,
  at: { readonly x: number; readonly y: number; readonly width: number } & Look,
): number {
  const { x, y, width, face = "regular", size = 10.5, colour = colours.ink, lineGap = 3 } = at;
  doc.font(face).fontSize(size).fillColor(colour);
  const options = { width, lineGap };
  const height = doc.heightOfString(text, options);
  doc.addStructure(
    doc.struct(role, {}, () => {
      doc.text(text, x, y, options);
    }),
  );
  return y + height;
}

/** Marks what only decorates, so that it is not read out. */
export function decorate(doc: Document, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

/** A new page on paper, with the heading of its chapter. @returns where the chapter may begin */
export function beginChapter(doc: Document, title: string): number {
  doc.addPage();
  decorate(doc, () => doc.rect(0, 0, page.width, page.height).fill(colours.paper));
  doc.outline.addItem(title);
  const end = write(doc, "H1", title, {
    x: page.left,
    y: page.top,
    width: textWidth,
    face: "display",
    size: 30,
    lineGap: 2,
  });
  return end + 22;
}

/** A picture cut to fill its place. */
export function fillWith(
  doc: Document,
  picture: Buffer,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const { x, y, width, height } = place;
  decorate(doc, () => {
    doc.save().roundedRect(x, y, width, height, 4).clip();
    doc.image(picture, x, y, { cover: [width, height], align: "center", valign: "center" });
    doc.restore();
  });
}
