import { kobo } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { orderPapers } from "#api/desk/orders/order-papers.ts";
import { creditNoteFor } from "#api/modules/invoice/credit-note-content.ts";
import { contentOfOrder } from "#api/modules/invoice/invoice-content.ts";
import { creditNotePdf, invoicePdf } from "#api/modules/invoice/invoice-pdf.ts";
import { plainLetterhead } from "#api/platform/pdf/letterhead.ts";
import { page } from "#api/platform/pdf/page.ts";
import { drawnPieces } from "../../fixtures/pdf-pieces.ts";
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
const issuedAt = new Date("2026-11-22T10:00:00Z");

/** An order whose person, street and goods have a text in their names. */
function orderOf(text: string) {
  const { contact, address, items } = sampleOrder;
  return {
    ...sampleOrder,
    contact: { ...contact, firstname: text, lastname: "Obi" },
    address: { state: "Lagos", lga: "Ikeja", ...address, line1: text },
    items: items.map((item) => ({ ...item, name: text })),
  };
}
type Order = ReturnType<typeof orderOf>;

const invoiceOf = (order: Order) => ({
  number: "INV-000123",
  issuedAt,
  content: contentOfOrder(order, { supplier, vat_per_thousand: 75, suppliedAt: issuedAt }),
});
const creditNoteOf = (order: Order) => {
  const invoice = invoiceOf(order);
  const before = { gross: kobo(0), vat: kobo(0) };
  const content = creditNoteFor(invoice, before, invoice.content.gross, order.contact.firstname);
  return { number: "CRN-000123", issuedAt, content };
};

const shop = { name: "Precise", letterhead: plainLetterhead };
const papers: readonly (readonly [string, (order: Order) => Promise<Buffer>])[] = [
  ["an invoice", (order) => invoicePdf(invoiceOf(order), plainLetterhead)],
  ["a credit note", (order) => creditNotePdf(creditNoteOf(order), plainLetterhead)],
  ["a delivery note", (order) => orderPapers("delivery-note", [order], shop)],
  ["a picking list", (order) => orderPapers("picking-list", [order], shop)],
];
const names: readonly (readonly [string, string, string])[] = [
  ["Arabic", "أمينة محمد", "Amynh Mhmd"],
  ["Cyrillic", "Иван Петров", "Ivan Petrov"],
  ["Igbo, with combining marks", "Nneo\u0323ma N\u0303wa\u0300nkwo\u0323\u0301", "Nneọma Ñwànkwọ́"],
  ["Yoruba, with combining marks", "O\u0323\u0300ba\u0301fe\u0323\u0301mi", "Ọ̀báfẹ́mi"],
  ["Hausa, with combining marks", "\u0181a\u0301tu\u0300re\u0301 \u0198ura\u0302", "Ɓátùré Ƙurâ"],
  ["a word of 120 letters", "W".repeat(120), "W".repeat(120)],
];

/** Letters alone, in one composed form, for lines break and marks are drawn as pieces of their own. */
const lettersOf = (text: string) => text.replaceAll(/\s/g, "").normalize("NFC");

describe.each(papers)("%s", (_paper, drawn) => {
  it.each(names)("prints a name in %s, within its page", async (_script, typed, printed) => {
    const pieces = drawnPieces(await drawn(orderOf(typed)));
    expect(lettersOf(pieces.map(({ text }) => text).join(""))).toContain(lettersOf(printed));
    const outside = pieces.filter(
      ({ left, right, y }) => left < page.left - 1 || right > page.right + 1 || y < 0 || y > page.height,
    );
    expect(outside).toEqual([]);
  });
});
