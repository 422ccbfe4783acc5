import type { PageTexts } from "@precise/contract/desk/settings/page-texts";
import { type Markdown, parseMarkdown, plainText } from "@precise/contract/pages/markdown";
import type { Category } from "@precise/contract/shop/category";
import { namedFigure } from "@precise/contract/shop/figure-names";
import { beginPdf } from "#api/platform/pdf/document.ts";
import { drawLetterhead, type Letterhead } from "#api/platform/pdf/letterhead.ts";
import { colours, fonts, page, put, rule } from "#api/platform/pdf/page.ts";
import type { ShopContent } from "../content.ts";

/** What a company profile is made of. */
export interface CompanyProfile {
  readonly company: ShopContent["company"];
  readonly showrooms: ShopContent["showrooms"];
  /** Texts of the page about the shop; undefined where there are none. */
  readonly about: PageTexts | undefined;
  /** Top categories, in their order. */
  readonly categories: readonly Category[];
  readonly letterhead: Letterhead;
  readonly date: Date;
}

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  /** Room above it, in points. */
  readonly above?: number;
}

const lineGap = 2;
/** Pieces that always have room on a page of their own. */
const longest = 1_500;

/** The company profile: who the shop is, what it sells, and where it is found. @source spec §1 "Company profile" */
export async function profilePdf(profile: CompanyProfile): Promise<Buffer> {
  const { company, showrooms, about, categories, letterhead, date } = profile;
  const { doc, finish } = beginPdf({
    title: `${company.name}: company profile`,
    author: company.legal_name,
    date,
  });
  let y = drawHead(doc, company.name, letterhead);

  function write(
    text: string,
    { size = 10.5, bold = false, colour = colours.ink, above = 4 }: Look = {},
  ): void {
    doc.font(bold ? fonts.bold : fonts.regular).fontSize(size);
    const width = page.right - page.left;
    for (const [place, piece] of piecesOf(text).entries()) {
      const height = doc.heightOfString(piece, { width, lineGap });
      y += place === 0 ? above : 0;
      // A title stays with what it is over.
      if (y + height + (bold ? 40 : 0) > page.bottom) {
        doc.addPage();
        y = page.top;
      }
      doc.fillColor(colour).text(piece, page.left, y, { width, lineGap });
      y += height;
    }
  }
  const heading = (text: string) =>
    write(text, { size: 14, bold: true, colour: letterhead.accent, above: 22 });

  write(company.name, { size: 24, bold: true });
  if (about?.lead) write(withoutFigures(about.lead), { size: 13, above: 8 });
  if (about?.note) write(about.note, { colour: colours.muted });
  for (const { text, isTitle } of blocksOf(parseMarkdown(about?.sections ?? "")))
    if (isTitle) heading(text);
    else write(text);
  if (categories.length > 0) heading("What we sell");
  for (const { name, subcategories } of categories)
    write([name, subcategories.map((each) => each.name).join(", ")].filter(Boolean).join(": "));
  if (showrooms.length > 0) heading("Where to find us");
  for (const { name, address, phone, hours } of showrooms) {
    write(name, { bold: true, above: 8 });
    write(address, { above: 0 });
    write([phone, ...hours.map(hoursText)].filter(Boolean).join(" · "), { colour: colours.muted, above: 0 });
  }
  heading("Contact and registration");
  for (const line of [
    company.legal_name,
    company.address,
    [company.phone, ...(company.other_phones ?? [])].join(", "),
    company.email,
    `RC number ${company.tax.rc_number.replace(/^RC\s*/i, "")} · TIN ${company.tax.tin}`,
  ])
    write(line, { above: 0 });
  drawFeet(doc, company.legal_name);
  return finish();
}

/** @returns where what follows may begin */
function drawHead(doc: PDFKit.PDFDocument, name: string, letterhead: Letterhead): number {
  const head = drawLetterhead(doc, letterhead);
  if (!letterhead.logo) put(doc, name, { x: page.left, y: head - 6, size: 13, bold: true });
  put(doc, "Company profile", {
    ...{ x: page.right, y: page.top - 3, size: 10 },
    align: "right",
    colour: colours.muted,
  });
  const under = letterhead.logo ? head - 8 : head + 18;
  rule(doc, under);
  return under + 18;
}

function drawFeet(doc: PDFKit.PDFDocument, name: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    const foot = `${name}, page ${at - start + 1} of ${count}`;
    put(doc, foot, { x: page.left, y: page.bottom + 30, size: 8.5, colour: colours.muted });
  }
}

interface Block {
  readonly text: string;
  readonly isTitle: boolean;
}

/** Headings, paragraphs and entries of lists, without their marks. One that names a figure of the rules is the page's alone. */
function blocksOf({ children }: Markdown): Block[] {
  return children
    .flatMap((node): readonly Parameters<typeof plainText>[0][] =>
      node.type === "list" || node.type === "table" || node.type === "blockquote" ? node.children : [node],
    )
    .map((node) => ({ text: plainText(node).replaceAll(/\s+/g, " "), isTitle: node.type === "heading" }))
    .filter(({ text }) => text !== "" && text.search(namedFigure) < 0);
}

function withoutFigures(text: string): string {
  return text.search(namedFigure) < 0 ? text : "";
}

function piecesOf(text: string): readonly string[] {
  return text.match(new RegExp(`.{1,${longest}}(?:\\s|$)|.{1,${longest}}`, "gsu")) ?? [];
}

function hoursText({ days, open, close }: ShopContent["showrooms"][number]["hours"][number]): string {
  return open === null ? `${days} closed` : `${days} ${open} to ${close}`;
}
