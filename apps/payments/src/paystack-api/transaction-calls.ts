import { Hono } from "hono";
import type { Parts } from "../parts/parts.ts";
import { PaystackError } from "../shapes/paystack-error.ts";
import { transactionView } from "../shapes/views.ts";
import type { Transaction } from "../store/payments-state.ts";
import { chargeBody, initializeBody, readBody } from "./call-body.ts";
import { listPage } from "./list-page.ts";

const MINUTE_MS = 60_000;
const SHORTEST_TRANSFER_MS = 15 * MINUTE_MS;
const LONGEST_TRANSFER_MS = 480 * MINUTE_MS;

/** Payments: opened, looked at, listed; and one by transfer without the hosted page. */
export function transactionCalls({ store, transactions, origin }: Parts): Hono {
  const app = new Hono();
  const show = (transaction: Transaction) => transactionView(store, transactions.look(transaction));

  app.post("/transaction/initialize", async (c) => {
    const body = await readBody(c, initializeBody);
    const { accessCode, reference } = transactions.open({
      reference: body.reference,
      email: body.email,
      amount: body.amount,
      channels: body.channels,
      callbackUrl: body.callback_url,
      metadata: body.metadata,
    });
    return c.json({
      status: true,
      message: "Authorization URL created",
      data: { authorization_url: `${origin}/checkout/${accessCode}`, access_code: accessCode, reference },
    });
  });

  app.get("/transaction/verify/:reference", (c) => {
    const data = show(transactions.named(c.req.param("reference")));
    return c.json({ status: true, message: "Verification successful", data });
  });

  app.get("/transaction", (c) => {
    const status = c.req.query("status");
    if (status !== undefined && !["success", "failed", "abandoned", "reversed"].includes(status)) {
      throw new PaystackError(400, "invalid_params", "status must be success, failed, abandoned or reversed");
    }
    const found = [...store.transactions.values()].filter(
      (transaction) => status === undefined || transactions.look(transaction).status === status,
    );
    return listPage(c, found, "Transactions retrieved", show);
  });

  app.get("/transaction/:id", (c) => {
    const found = store.transactionWithId(Number(c.req.param("id")));
    if (found === undefined) throw new PaystackError(404, "transaction_not_found", "Transaction not found");
    return c.json({ status: true, message: "Transaction retrieved", data: show(found) });
  });

  app.post("/charge", async (c) => {
    const body = await readBody(c, chargeBody);
    const wanted = Date.parse(body.bank_transfer.account_expires_at ?? "") - Date.now();
    const life = Number.isNaN(wanted)
      ? LONGEST_TRANSFER_MS
      : Math.min(Math.max(wanted, SHORTEST_TRANSFER_MS), LONGEST_TRANSFER_MS);
    const transaction = transactions.open({
      reference: body.reference,
      email: body.email,
      amount: body.amount,
      channels: ["bank_transfer"],
      callbackUrl: undefined,
      metadata: body.metadata,
    });
    const account = transactions.giveAccount(transaction, Date.now() + life);
    return c.json({
      status: true,
      message: "Charge attempted",
      data: {
        status: "pending_bank_transfer",
        display_text: "Please make a transfer to the account specified",
        reference: transaction.reference,
        amount: transaction.amount,
        account_name: "PAYSTACK CHECKOUT",
        account_number: account,
        bank: { slug: "test-bank", name: "Test Bank", id: 24 },
        account_expires_at: new Date(transaction.lapsesAt ?? 0).toISOString(),
      },
    });
  });

  return app;
}
