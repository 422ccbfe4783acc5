import type { FastifyInstance } from "fastify";
import { serveOrderDocuments } from "#api/modules/invoice/order-documents.ts";
import { requireUser } from "#api/modules/sessions/session-gate.ts";
import type { Database } from "#api/platform/database/port.ts";
import { sendFailure } from "#api/platform/http/send.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { isOwnerOf } from "./customer-orders.calls.ts";

/** A signed-in person's own documents; who is not signed in is led to the page of orders, and a program to its 401. */
export function serveOwnDocuments(
  app: FastifyInstance,
  { db, siteOrigins }: { readonly db: Database; readonly siteOrigins: readonly string[] },
): void {
  serveOrderDocuments(app, db, {
    orders: "/api/orders",
    calls: { invoice: "ownInvoice", creditNote: "ownCreditNote" },
    async own(request) {
      const required = requireUser(await app.readSessionOf(request.headers));
      if ("failure" in required) {
        const isPerson = request.headers.accept?.includes("text/html");
        return {
          refuse: (reply) =>
            isPerson ? reply.redirect(`${siteOrigins[0]}/orders`, 303) : sendFailure(reply, required.failure),
        };
      }
      const number = readOrderNumber(request.params.number) ?? "";
      return { number: (await isOwnerOf(db, required.user.customer_id, number)) ? number : undefined };
    },
  });
}
