import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { forOnePerson } from "#api/platform/http/send.ts";
import type { LinkPurpose, SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { readCreditNote, readInvoice } from "./read-invoice.ts";
import { sendCreditNote, sendInvoice } from "./send-document.ts";

/**
 * GET /api/orders/invoice/{token} and /api/orders/credit-note/{token}: a tax document as a PDF, by a link that we signed.
 * A person whose link is too old is led to the page where a new one is offered; a program gets the envelope's 404.
 */
export function serveInvoices(
  app: FastifyInstance,
  deps: { readonly db: Database; readonly links: SignedLinks; readonly siteOrigins: readonly string[] },
): void {
  const { db, links, siteOrigins } = deps;
  type Sent = (number: string, reply: FastifyReply) => Promise<boolean>;
  const behindLink =
    (purpose: LinkPurpose, send: Sent) =>
    async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
      reply.header("cache-control", forOnePerson);
      const number = links.open(purpose, request.params.token);
      if (number !== undefined && (await send(number, reply))) return reply;
      if (request.headers.accept?.includes("text/html"))
        return reply.redirect(`${siteOrigins[0]}/orders`, 303);
      const message = "This link is not valid or has expired.";
      return sendFault(reply, { status: 404, code: "link_not_valid", message });
    };
  // Making a PDF costs more than a read, and no one looks at many.
  app.get<{ Params: { token: string } }>(
    "/api/orders/invoice/:token",
    { config: { call: "invoice", limit: "orderTracking" } },
    behindLink("invoice", async (number, reply) => sendInvoice(reply, await readInvoice(db, number))),
  );
  app.get<{ Params: { token: string } }>(
    "/api/orders/credit-note/:token",
    { config: { call: "creditNote", limit: "orderTracking" } },
    behindLink("credit-note", async (number, reply) =>
      sendCreditNote(reply, await readCreditNote(db, number)),
    ),
  );
}
