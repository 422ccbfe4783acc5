import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readCreditNoteOf, readInvoiceOf } from "#api/modules/invoice/read-invoice.ts";
import { sendCreditNote, sendInvoice } from "#api/modules/invoice/send-document.ts";
import type { Database } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { forOnePerson, sendFailure } from "#api/platform/http/send.ts";
import { requireClientWithOwnPassword } from "../with-client-session.ts";
import { ownOrderNumber } from "./client-order-rows.ts";

interface Params {
  readonly number: string;
  readonly note?: string;
}

/**
 * GET of a trade client's own invoices and credit notes as PDFs, in the session of the person who ordered: 404 for
 * everybody else, and 401 without a session.
 * @source decision 039
 */
export function serveClientDocuments(app: FastifyInstance, db: Database): void {
  type Sent = (params: Params, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  const inSession =
    (send: Sent) => async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
      reply.header("cache-control", forOnePerson);
      const required = requireClientWithOwnPassword(await app.readClientSessionOf(request.headers));
      if ("failure" in required) return sendFailure(reply, required.failure);
      const number = await ownOrderNumber(db, required.session.personId, request.params.number);
      const sent = number === undefined ? undefined : await send({ ...request.params, number }, reply);
      if (sent) return sent;
      const message = "We found no such document for this order.";
      return sendFault(reply, { status: 404, code: "not_found", message });
    };
  app.get<{ Params: Params }>(
    "/api/clients/orders/:number/invoice",
    { config: { call: "clientInvoice", limit: "orderTracking" } },
    inSession(async ({ number }, reply) => {
      const invoice = await readInvoiceOf(db, number);
      return invoice && sendInvoice(reply, invoice);
    }),
  );
  app.get<{ Params: Params }>(
    "/api/clients/orders/:number/credit-notes/:note",
    { config: { call: "clientCreditNote", limit: "orderTracking" } },
    inSession(async ({ number, note = "" }, reply) => {
      const found = await readCreditNoteOf(db, number, note);
      return found && sendCreditNote(reply, found);
    }),
  );
}
