import { kobo } from "@precise/cart-core/money";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { contentOfOrder } from "#api/modules/invoice/invoice-content.ts";
import { invoicePdf } from "#api/modules/invoice/invoice-pdf.ts";
import { columnAmount, nairaInFull } from "#api/modules/invoice/pdf-amount.ts";
import { plainLetterhead } from "#api/platform/pdf/letterhead.ts";
import { sampleOrder } from "../../platform/mail/sample-mails.ts";

const supplier = {
  legal_name: "Precise Lighting",
  address: "14 Harbour Light Close, Lagos",
  tin: "00000000-0000",
  rc_number: "RC 0000000",
  phone: "+234 000 000 0100",
  email: "hello@example.com",
  is_sample: false,
};
const suppliedAt = new Date("2026-11-22T10:00:00Z");

function invoiceOf(lines: number) {
  const items = Array.from({ length: lines }, (_, index) => sampleOrder.items[index % 2] ?? expect.fail());
  const content = contentOfOrder({ ...sampleOrder, items }, { supplier, vat_per_thousand: 75, suppliedAt });
  return { number: "INV-000123", issuedAt: suppliedAt, content };
}
const pagesOf = async (lines: number) =>
  (await invoicePdf(invoiceOf(lines), plainLetterhead)).toString("latin1").match(/\/Type \/Page\b/g)?.length;

describe("the PDF of an invoice", () => {
  it("takes as many pages as its lines need", async () => {
    expect([await pagesOf(1), await pagesOf(10), await pagesOf(60)]).toEqual([1, 1, 4]);
  });

  it("stays small: it carries only the letters that it uses", async () => {
    expect((await invoicePdf(invoiceOf(60), plainLetterhead)).length).toBeLessThan(60_000);
  });

  it.each(["regular", "bold"])(
    "has a font (%s) with the naira sign and the letters of Nigerian names",
    (weight) => {
      const doc = new PDFDocument();
      doc.font(new URL(`../../../fonts/noto-sans-${weight}.ttf`, import.meta.url).pathname);
      // pdfkit keeps the font that it opened there; its own types do not say so.
      const opened: { hasGlyphForCodePoint(code: number): boolean } = Reflect.get(
        Reflect.get(doc, "_font"),
        "font",
      );
      const needed = "₦ẹọṣẸỌṢịụỊỤńǹḿɓɗƙƳƴɛɔə’–×\u0300\u0301\u0323";
      const missing = [...needed].filter(
        (letter) => !opened.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      );
      expect(missing).toEqual([]);
    },
  );
});

describe("an amount on an invoice", () => {
  it.each([
    [18_650_000, "₦186,500.00", "186,500.00"],
    [1_301_163, "₦13,011.63", "13,011.63"],
    [-500_000, "-₦5,000.00", "-5,000.00"],
    [0, "₦0.00", "0.00"],
    [5, "₦0.05", "0.05"],
  ])("of %i kobo is %s, in a column %s", (count, whole, column) => {
    expect([nairaInFull(kobo(count)), columnAmount(kobo(count))]).toEqual([whole, column]);
  });
});
