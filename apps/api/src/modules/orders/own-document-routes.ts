import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readCreditNoteOf, readInvoiceOf } from "#api/modules/invoice/read-invoice.ts";
import { sendCreditNote, sendInvoice } from "#api/modules/invoice/send-document.ts";
import { requireUser } from "#api/modules/sessions/session-gate.ts";
import type { Database } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { forOnePerson, sendFailure } from "#api/platform/http/send.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { isOwnerOf } from "./customer-orders.calls.ts";

interface Params {
  readonly number: string;
  readonly note?: string;
}

/**
 * GET of a signed-in person's own invoices and credit notes as PDFs: in the session, so that no one else opens the address.
 * Everybody else's are 404; who is not signed in is led to the page of orders, and a program to its 401.
 * @source decision 039
 */
export function serveOwnDocuments(
  app: FastifyInstance,
  { db, siteOrigins }: { readonly db: Database; readonly siteOrigins: readonly string[] },
): void {
  type Sent = (params: Params, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  const inSession =
    (send: Sent) => async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
      reply.header("cache-control", forOnePerson);
      const required = requireUser(await app.readSessionOf(request.headers));
      if ("failure" in required) {
        if (request.headers.accept?.includes("text/html"))
          return reply.redirect(`${siteOrigins[0]}/orders`, 303);
        return sendFailure(reply, required.failure);
      }
      const number = readOrderNumber(request.params.number) ?? "";
      const isOwn = await isOwnerOf(db, required.user.customer_id, number);
      const sent = isOwn ? await send({ ...request.params, number }, reply) : undefined;
      if (sent) return sent;
      const message = "We found no such document for this order.";
      return sendFault(reply, { status: 404, code: "not_found", message });
    };
  app.get<{ Params: Params }>(
    "/api/orders/:number/invoice",
    { config: { call: "ownInvoice", limit: "orderTracking" } },
    inSession(async ({ number }, reply) => {
      const invoice = await readInvoiceOf(db, number);
      return invoice && sendInvoice(reply, invoice);
    }),
  );
  app.get<{ Params: Params }>(
    "/api/orders/:number/credit-notes/:note",
    { config: { call: "ownCreditNote", limit: "orderTracking" } },
    inSession(async ({ number, note = "" }, reply) => {
      const found = await readCreditNoteOf(db, number, note);
      return found && sendCreditNote(reply, found);
    }),
  );
}
