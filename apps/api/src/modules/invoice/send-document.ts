import type { FastifyReply } from "fastify";
import { pdfPolicy } from "#api/platform/pdf/policy.ts";
import type { CreditNote, Invoice } from "./read-invoice.ts";

/**
 * Answers with an invoice as a PDF. The maker is loaded with the first one: most processes never make any.
 * @returns whether there was one. Not the reply: it is a thenable, so that awaiting it gives nothing
 */
export async function sendInvoice(reply: FastifyReply, invoice: Invoice | undefined): Promise<boolean> {
  if (!invoice) return false;
  const { invoicePdf } = await import("./invoice-pdf.ts");
  return sendPdf(reply, invoice.number, await invoicePdf(invoice, await reply.server.readLetterhead()));
}

/** Answers with a credit note as a PDF. @returns whether there was one */
export async function sendCreditNote(reply: FastifyReply, note: CreditNote | undefined): Promise<boolean> {
  if (!note) return false;
  const { creditNotePdf } = await import("./invoice-pdf.ts");
  return sendPdf(reply, note.number, await creditNotePdf(note, await reply.server.readLetterhead()));
}

function sendPdf(reply: FastifyReply, number: string, pdf: Buffer): true {
  reply
    .header("content-type", "application/pdf")
    .header("content-disposition", `inline; filename="${number}.pdf"`)
    .header("content-security-policy", pdfPolicy)
    .send(pdf);
  return true;
}
