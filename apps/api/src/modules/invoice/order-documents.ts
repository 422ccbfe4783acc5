import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { forOnePerson } from "#api/platform/http/send.ts";
import { readCreditNoteOf, readInvoiceOf } from "./read-invoice.ts";
import { sendCreditNote, sendInvoice } from "./send-document.ts";

interface Params {
  readonly number: string;
  readonly note?: string;
}

/** Whose orders an address is for. */
export interface DocumentReader {
  /** Path of the orders: `/api/orders`. */
  readonly orders: `/${string}`;
  /** Names of the two calls, for limits and logs. */
  readonly calls: { readonly invoice: string; readonly creditNote: string };
  /** The order's number where it is the caller's own; what a caller without a session gets. */
  own(
    request: FastifyRequest<{ Params: Params }>,
  ): Promise<{ readonly number: string | undefined } | { refuse(reply: FastifyReply): FastifyReply }>;
}

/**
 * GET of the invoices and credit notes of a person's own orders as PDFs, in that person's session; everybody else's are 404.
 * @source decision 039
 */
export function serveOrderDocuments(app: FastifyInstance, db: Database, reader: DocumentReader): void {
  type Sent = (params: Params, reply: FastifyReply) => Promise<boolean>;
  const { orders, calls } = reader;
  const serve = (path: string, call: string, send: Sent) =>
    app.get<{ Params: Params }>(
      `${orders}/:number/${path}`,
      { config: { call, limit: "orderTracking" } },
      async (request, reply) => {
        reply.header("cache-control", forOnePerson);
        const own = await reader.own(request);
        if ("refuse" in own) return own.refuse(reply);
        const { number } = own;
        if (number !== undefined && (await send({ ...request.params, number }, reply))) return reply;
        const message = "We found no such document for this order.";
        return sendFault(reply, { status: 404, code: "not_found", message });
      },
    );
  serve("invoice", calls.invoice, async ({ number }, reply) =>
    sendInvoice(reply, await readInvoiceOf(db, number)),
  );
  serve("credit-notes/:note", calls.creditNote, async ({ number, note = "" }, reply) =>
    sendCreditNote(reply, await readCreditNoteOf(db, number, note)),
  );
}
