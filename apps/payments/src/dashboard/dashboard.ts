import { type Context, Hono } from "hono";
import { isActName, transactionActs } from "../control/transaction-acts.ts";
import type { Parts } from "../parts/parts.ts";
import { PaystackError } from "../shapes/paystack-error.ts";
import { isRefundStatus } from "../store/payments-state.ts";
import { dashboardPage, idOf } from "./dashboard-page.ts";

/** A page with plain forms, for who tries the shop by hand. */
export function dashboard(parts: Parts): Hono {
  const { store, transactions, refunds, notices, queue } = parts;
  const app = new Hono();

  app.onError((error, c) => {
    if (!(error instanceof PaystackError)) throw error;
    return c.html(dashboardPage(store, error.message), error.status);
  });
  const field = async (c: Context, name: string) => String((await c.req.parseBody())[name] ?? "");
  const backTo = (c: Context, title: string) => c.redirect(`/#${idOf(title)}`, 303);

  app.get("/", (c) => {
    for (const transaction of store.transactions.values()) transactions.look(transaction);
    return c.html(dashboardPage(store));
  });

  app.post("/dashboard/transactions/:reference", async (c) => {
    const transaction = transactions.named(c.req.param("reference"));
    const act = await field(c, "do");
    if (!isActName(act)) throw new PaystackError(400, "invalid_params", `There is no act called "${act}".`);
    await transactionActs.act(parts, transaction, { do: act, options: {} });
    return backTo(c, act.startsWith("dispute") ? "Disputes" : "Transactions");
  });

  app.post("/dashboard/transactions/:reference/refund", async (c) => {
    const transaction = transactions.named(c.req.param("reference"));
    await refunds.ask(transaction, undefined, { customerNote: undefined, merchantNote: undefined });
    return backTo(c, "Refunds");
  });

  app.post("/dashboard/refunds/:id", async (c) => {
    const refund = refunds.withId(Number(c.req.param("id")));
    const status = await field(c, "do");
    if (!isRefundStatus(status))
      throw new PaystackError(400, "invalid_params", `A refund is never "${status}".`);
    await refunds.move(refund, status);
    return backTo(c, "Refunds");
  });

  app.post("/dashboard/webhooks/:id", async (c) => {
    const delivery = store.deliveries.get(Number(c.req.param("id")));
    if (delivery === undefined)
      throw new PaystackError(404, "not_found", "That notice is no longer in the log.");
    await notices.resendOne(delivery);
    return backTo(c, "Webhook log");
  });

  app.post("/dashboard/clock", async (c) => {
    const seconds = Number(await field(c, "seconds"));
    await queue.advance(seconds > 0 && seconds <= 86_400 ? seconds : 0);
    return c.redirect("/", 303);
  });

  return app;
}
