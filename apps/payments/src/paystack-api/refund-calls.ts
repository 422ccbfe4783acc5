import { Hono } from "hono";
import type { Parts } from "../parts/parts.ts";
import { PaystackError } from "../shapes/paystack-error.ts";
import { refundView, transactionView } from "../shapes/views.ts";
import type { Refund } from "../store/payments-state.ts";
import { readBody, refundBody, retryBody } from "./call-body.ts";
import { listPage } from "./list-page.ts";

/** Money that goes back. */
export function refundCalls({ store, transactions, refunds }: Parts): Hono {
  const app = new Hono();
  const show = (refund: Refund) => refundView(store, refund);
  const transactionOf = (key: string | number) =>
    store.transactionWithId(Number(key)) ?? transactions.named(String(key));

  app.post("/refund", async (c) => {
    const body = await readBody(c, refundBody);
    const transaction = transactionOf(body.transaction);
    const notes = { customerNote: body.customer_note, merchantNote: body.merchant_note };
    const refund = await refunds.ask(transaction, body.amount, notes);
    // The answer to the request alone has the whole transaction, and nothing deducted yet.
    return c.json({
      status: true,
      message: "Refund has been queued for processing",
      data: {
        ...show(refund),
        transaction: transactionView(store, transaction),
        deducted_amount: 0,
        fully_deducted: false,
      },
    });
  });

  app.post("/refund/retry_with_customer_details/:id", async (c) => {
    const refund = refunds.withId(Number(c.req.param("id")));
    const { refund_account_details: account } = await readBody(c, retryBody);
    await refunds.retry(refund, account.account_number);
    return c.json({
      status: true,
      message: "Refund retried and has been queued for processing",
      data: show(refund),
    });
  });

  app.get("/refund", (c) => {
    const transaction = c.req.query("transaction");
    const reference = transaction === undefined ? undefined : transactionOf(transaction).reference;
    const currency = c.req.query("currency");
    if (currency !== undefined && currency !== "NGN") {
      throw new PaystackError(400, "unsupported_currency", "Currency not supported by merchant");
    }
    const found = [...store.refunds.values()].filter(
      (refund) => reference === undefined || refund.reference === reference,
    );
    return listPage(c, found, "Refunds retrieved", show);
  });

  app.get("/refund/:id", (c) => {
    const data = show(refunds.withId(Number(c.req.param("id"))));
    return c.json({ status: true, message: "Refund retrieved", data });
  });

  return app;
}
