import { Hono } from "hono";
import type { Parts } from "../parts/parts.ts";
import { disputeView } from "../shapes/views.ts";
import type { Dispute } from "../store/payments-state.ts";
import { evidenceBody, readBody, resolveBody } from "./call-body.ts";
import { listPage } from "./list-page.ts";

/** What shoppers complain about to their banks. */
export function disputeCalls({ store, disputes }: Parts): Hono {
  const app = new Hono();
  const show = (dispute: Dispute) => disputeView(store, dispute);

  app.get("/dispute", (c) => {
    const [status, transaction] = [c.req.query("status"), c.req.query("transaction")];
    const found = [...store.disputes.values()].filter(
      (dispute) =>
        (status === undefined || dispute.status === status) &&
        (transaction === undefined ||
          store.transactionWithId(Number(transaction))?.reference === dispute.reference),
    );
    return listPage(c, found, "Disputes retrieved", show);
  });

  app.get("/dispute/:id", (c) => {
    const data = show(disputes.withId(Number(c.req.param("id"))));
    return c.json({ status: true, message: "Dispute retrieved", data });
  });

  app.post("/dispute/:id/evidence", async (c) => {
    const dispute = disputes.withId(Number(c.req.param("id")));
    const body = await readBody(c, evidenceBody);
    const evidence = {
      ...body,
      dispute: dispute.id,
      id: store.nextId(),
      createdAt: new Date().toISOString(),
    };
    disputes.answer(dispute, evidence);
    return c.json({ status: true, message: "Evidence created", data: evidence });
  });

  app.put("/dispute/:id/resolve", async (c) => {
    const dispute = disputes.withId(Number(c.req.param("id")));
    const { resolution, message, refund_amount } = await readBody(c, resolveBody);
    // Declined, the bank decides: `/control/transactions` says how.
    if (resolution === "declined") disputes.contest(dispute, message);
    else void disputes.resolve(dispute, resolution, refund_amount);
    return c.json({ status: true, message: "Dispute successfully resolved", data: show(dispute) });
  });

  return app;
}
