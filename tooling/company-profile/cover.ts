import type { ProfileContent } from "./profile-content.ts";
import { colours, decorate, fillWith, page, write } from "./profile-page.ts";

/** The first page: a room lit in the evening, and whose it is. */
export function drawCover(
  doc: PDFKit.PDFDocument,
  { company, about }: ProfileContent,
  picture: Buffer,
): void {
  doc.addPage();
  decorate(doc, () => doc.rect(0, 0, page.width, page.height).fill(colours.night));
  fillWith(doc, picture, { x: 0, y: 0, width: page.width, height: 560 });
  const x = page.left;
  doc.font("display").fontSize(58);
  const beforeLamp = doc.widthOfString("prec") + doc.widthOfString("ı") / 2;
  decorate(doc, () => {
    doc.fillColor(colours.cream).text("precıse", x, 596, { lineBreak: false });
    doc.circle(x + beforeLamp, 609, 5).fill(colours.glow);
  });
  doc.outline.addItem("Company profile");
  write(doc, "H1", `${company.name}: company profile`, {
    x,
    y: 684,
    width: 420,
    face: "regular",
    size: 17,
    colour: colours.cream,
  });
  write(doc, "P", about.headline, { x, y: 712, width: 420, size: 13, colour: "#b3a896" });
}
