import type { FastifyReply } from "fastify";
import { pdfPolicy } from "#api/platform/pdf/policy.ts";
import type { CreditNote, Invoice } from "./read-invoice.ts";

/** Answers with an invoice as a PDF. The maker is loaded with the first one: most processes never make any. */
export async function sendInvoice(reply: FastifyReply, invoice: Invoice): Promise<FastifyReply> {
  const { invoicePdf } = await import("./invoice-pdf.ts");
  return sendPdf(reply, invoice.number, await invoicePdf(invoice));
}

/** Answers with a credit note as a PDF. */
export async function sendCreditNote(reply: FastifyReply, note: CreditNote): Promise<FastifyReply> {
  const { creditNotePdf } = await import("./invoice-pdf.ts");
  return sendPdf(reply, note.number, await creditNotePdf(note));
}

function sendPdf(reply: FastifyReply, number: string, pdf: Buffer): FastifyReply {
  return reply
    .header("content-type", "application/pdf")
    .header("content-disposition", `inline; filename="${number}.pdf"`)
    .header("content-security-policy", pdfPolicy)
    .send(pdf);
}
