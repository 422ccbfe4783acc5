import type { FastifyInstance } from "fastify";
import type { Database } from "../database/port.ts";
import { tell } from "../http/answer-faults.ts";
import { forOnePerson } from "../http/send.ts";
import { pdfPolicy } from "../pdf/policy.ts";
import type { SignedLinks } from "../signed-links/signed-links.ts";
import { readInvoice } from "./read-invoice.ts";

/**
 * GET /api/orders/invoice/{token}: the invoice as a PDF, by a link that we signed. A person whose link is too old is
 * led to the page where a new one is had; a program gets the envelope's 404.
 */
export function serveInvoices(
  app: FastifyInstance,
  deps: { readonly db: Database; readonly links: SignedLinks; readonly siteOrigins: readonly string[] },
): void {
  const { db, links, siteOrigins } = deps;
  app.get<{ Params: { token: string } }>(
    "/api/orders/invoice/:token",
    // Making a PDF costs more than a read, and nobody looks at many.
    { config: { call: "invoice", limit: "orderTracking" } },
    async (request, reply) => {
      reply.header("cache-control", forOnePerson);
      const number = links.open("invoice", request.params.token);
      const invoice = number === undefined ? undefined : await readInvoice(db, number);
      if (!invoice) {
        if (request.headers.accept?.includes("text/html"))
          return reply.redirect(`${siteOrigins[0]}/orders`, 303);
        const message = "This link is not valid or has expired.";
        return tell(reply, { status: 404, code: "link_not_valid", message });
      }
      // Loaded with the first invoice: most processes never make one.
      const { invoicePdf } = await import("./invoice-pdf.ts");
      return reply
        .header("content-type", "application/pdf")
        .header("content-disposition", `inline; filename="${invoice.number}.pdf"`)
        .header("content-security-policy", pdfPolicy)
        .send(await invoicePdf(invoice));
    },
  );
}
