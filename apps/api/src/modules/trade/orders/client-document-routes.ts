import type { FastifyInstance } from "fastify";
import { serveOrderDocuments } from "#api/modules/invoice/order-documents.ts";
import type { Database } from "#api/platform/database/port.ts";
import { sendFailure } from "#api/platform/http/send.ts";
import { requireClientWithOwnPassword } from "../with-client-session.ts";
import { ownOrderNumber } from "./client-order-rows.ts";

/** A trade client's own documents, in the session of the person who ordered, and 401 without one. */
export function serveClientDocuments(app: FastifyInstance, db: Database): void {
  serveOrderDocuments(app, db, {
    orders: "/api/clients/orders",
    calls: { invoice: "clientInvoice", creditNote: "clientCreditNote" },
    async own(request) {
      const required = requireClientWithOwnPassword(await app.readClientSessionOf(request.headers));
      if ("failure" in required) return { refuse: (reply) => sendFailure(reply, required.failure) };
      return { number: await ownOrderNumber(db, required.session.personId, request.params.number) };
    },
  });
}
