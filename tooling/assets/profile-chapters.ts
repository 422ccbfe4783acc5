import { deliveryTiers } from "@precise/cart-core/delivery-fee";
import { formatNaira } from "@precise/cart-core/money";
import type { ProfileCatalogue, ProfileContent } from "./profile-content.ts";
import { beginChapter, colours, decorate, fillWith, page, textWidth, write } from "./profile-page.ts";

type Document = PDFKit.PDFDocument;
const gap = 24;
const half = (textWidth - gap) / 2;

/** Who we are: an introduction, four facts and what can be counted. */
export function drawAbout(doc: Document, { about }: ProfileContent, picture: Buffer): void {
  let y = beginChapter(doc, about.headline);
  y = write(doc, "P", about.intro, { x: page.left, y, width: textWidth, size: 13, lineGap: 4 }) + 20;
  fillWith(doc, picture, { x: page.left, y, width: textWidth, height: 190 });
  y += 214;
  const rowTops = [y, y + 128];
  about.sections.forEach(({ title, text }, index) => {
    const x = page.left + (index % 2) * (half + gap);
    const top = rowTops[Math.floor(index / 2)] ?? y;
    const end = write(doc, "H2", title, { x, y: top, width: half, face: "bold", size: 12 });
    write(doc, "P", text, { x, y: end + 4, width: half, size: 10, colour: colours.muted });
  });
  const third = textWidth / 3;
  about.figures.forEach(({ label, value }, index) => {
    const x = page.left + index * third;
    const end = write(doc, "P", value, { x, y: 690, width: third, face: "display", size: 26 });
    write(doc, "P", label, { x, y: end, width: third, size: 10, colour: colours.muted });
  });
}

/** What we sell: each top category with its picture and what it holds. */
export function drawRange(
  doc: Document,
  { categories, products }: ProfileCatalogue,
  pictures: ReadonlyMap<number, Buffer>,
): void {
  let y = beginChapter(doc, "What we sell");
  const sentence = `${products.length} products in ${categories.length} departments, each with its lumens, watts, colour and protection written down.`;
  y = write(doc, "P", sentence, { x: page.left, y, width: textWidth, size: 13, lineGap: 4 }) + 24;
  const tile = 184;
  categories.forEach(({ id, name, subcategories = [] }, index) => {
    const x = page.left + (index % 2) * (half + gap);
    const top = y + Math.floor(index / 2) * (tile + 104);
    const picture = pictures.get(id);
    if (picture) fillWith(doc, picture, { x, y: top, width: half, height: tile });
    const end = write(doc, "H2", name, { x, y: top + tile + 10, width: half, face: "bold", size: 13 });
    write(doc, "P", subcategories.map((each) => each.name).join(", "), {
      x,
      y: end + 2,
      width: half,
      size: 9.5,
      colour: colours.muted,
    });
  });
}

/** Where to find us: showrooms, and what delivery costs. */
export function drawShowrooms(doc: Document, { showrooms }: ProfileContent): void {
  let y = beginChapter(doc, "Showrooms and delivery");
  for (const { name, address, phone, email, hours, features } of showrooms) {
    decorate(doc, () => doc.rect(page.left, y, textWidth, 0.75).fill(colours.line));
    const top = y + 14;
    const end = write(doc, "H2", name, { x: page.left, y: top, width: half, face: "bold", size: 13 });
    const left = write(doc, "P", [address, phone, email].join("\n"), {
      x: page.left,
      y: end + 4,
      width: half,
      size: 10,
    });
    const week = hours.map(
      ({ days, open, close }) => `${days}: ${open && close ? `${open} to ${close}` : "closed"}`,
    );
    const right = write(doc, "P", [...week, "", ...features].join("\n"), {
      x: page.left + half + gap,
      y: top,
      width: half,
      size: 10,
      colour: colours.muted,
    });
    y = Math.max(left, right) + 16;
  }
  y = write(doc, "H2", "Delivery across Nigeria", {
    x: page.left,
    y: y + 8,
    width: textWidth,
    face: "bold",
    size: 13,
  });
  const tiers = deliveryTiers.map(({ from, to, fee }) =>
    to === null
      ? `Orders of ${formatNaira(from)} or more: free`
      : `Orders up to ${formatNaira(to)}: ${formatNaira(fee)}`,
  );
  write(doc, "P", tiers.join("\n"), { x: page.left, y: y + 4, width: textWidth, size: 10 });
}

/** Who answers for the company, and how to reach it. */
export function drawBoard(doc: Document, { boards_of_directors, company }: ProfileContent): void {
  let y = beginChapter(doc, "Board of Directors");
  for (const { name, role, initials, bio } of boards_of_directors.members) {
    const top = y;
    decorate(doc, () => {
      doc.circle(page.left + 22, top + 22, 22).fill(colours.sunken);
      doc.font("display").fontSize(15).fillColor(colours.accent);
      doc.text(initials, page.left, top + 13, { width: 44, align: "center" });
    });
    const x = page.left + 64;
    const width = textWidth - 64;
    const end = write(doc, "H2", `${name}, ${role}`, { x, y: top, width, face: "bold", size: 12 });
    y = write(doc, "P", bio, { x, y: end + 3, width, size: 10, colour: colours.muted }) + 18;
  }
  const facts = [
    company.legal_name,
    `${company.tax.rc_number}. TIN ${company.tax.tin}`,
    `${company.promise}. ${company.phone}. ${company.email}`,
  ];
  write(doc, "P", facts.join("\n"), { x: page.left, y: 716, width: textWidth, size: 10 });
}

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
