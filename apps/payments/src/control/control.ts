import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { faultAnswers, faultCalls } from "../faults/faults.ts";
import { sendOptions } from "../ledger/transactions.ts";
import type { Parts } from "../parts/parts.ts";
import { isRecord } from "../shapes/is-record.ts";
import { PaystackError } from "../shapes/paystack-error.ts";
import { refundView } from "../shapes/views.ts";
import { type Delivery, type Transaction, webhookModes } from "../store/payments-state.ts";
import { transactionActs } from "./transaction-acts.ts";

const webhookMode = z.optional(z.enum(webhookModes));
const kobo = z.int().check(z.gte(1), z.lte(1_000_000_000_000));
const isEscaped = z._default(z.boolean(), false);

const transactionBody = z.strictObject({
  do: z.enum(transactionActs.names),
  amount: z.optional(kobo),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  domain: z.optional(z.enum(["test", "live"])),
  webhook: webhookMode,
  escaped: isEscaped,
});
const refundActBody = z.strictObject({
  do: z.enum(["processing", "processed", "failed", "needs_attention"]),
  webhook: webhookMode,
  escaped: isEscaped,
});
const faultBody = z.strictObject({
  call: z.enum(faultCalls),
  answer: z.enum(faultAnswers),
  count: z._default(z.int().check(z.gte(0), z.lte(10_000)), 1),
});
const resendBody = z.strictObject({
  reference: z.string().check(z.minLength(1)),
  times: z._default(z.int().check(z.gte(1), z.lte(1000)), 1),
  event: z.optional(z.string()),
});
const clockBody = z.strictObject({ advance_seconds: z.number().check(z.gte(0), z.lte(31_536_000)) });
const depositBody = z.strictObject({ amount: kobo, webhook: webhookMode, escaped: isEscaped });

/** Switches for tests and for the curious: what the bank, the shopper and the network do. */
export function control(parts: Parts): Hono {
  const { store, transactions, refunds, notices, queue, faults } = parts;
  const app = new Hono().basePath("/control");

  app.get("/transactions", (c) =>
    c.json([...store.transactions.values()].map((each) => transactionLine(transactions.look(each)))),
  );
  app.delete("/transactions", (c) => {
    store.forget();
    store.save();
    return c.json([]);
  });
  app.post("/transactions/:reference", async (c) => {
    const transaction = transactions.named(c.req.param("reference"));
    const body = await readControl(c, transactionBody);
    await transactionActs.act(parts, transaction, {
      ...body,
      options: sendOptions(body.webhook, body.escaped),
    });
    return c.json(transactionLine(transaction));
  });

  app.get("/refunds", (c) => c.json([...store.refunds.values()].map((refund) => refundView(store, refund))));
  app.post("/refunds/:id", async (c) => {
    const refund = refunds.withId(Number(c.req.param("id")));
    const body = await readControl(c, refundActBody);
    const status = body.do === "needs_attention" ? "needs-attention" : body.do;
    await refunds.move(refund, status, sendOptions(body.webhook, body.escaped));
    return c.json(refundView(store, refund));
  });

  app.get("/faults", (c) => c.json(faults.list()));
  app.post("/faults", async (c) => {
    const { call, answer, count } = await readControl(c, faultBody);
    faults.set(call, answer, count);
    return c.json(faults.list());
  });
  app.delete("/faults", (c) => {
    faults.clear();
    return c.json([]);
  });

  app.get("/webhooks", (c) => c.json([...store.deliveries.values()].map(deliveryLine)));
  app.post("/webhooks/resend", async (c) => {
    const { reference, times, event } = await readControl(c, resendBody);
    transactions.named(reference);
    const answers = await notices.resend(reference, times, event);
    return c.json({ sent: answers.length, answers });
  });

  app.post("/clock", async (c) => {
    const { advance_seconds } = await readControl(c, clockBody);
    return c.json({ done: await queue.advance(advance_seconds) });
  });

  app.post("/dedicated_accounts/:number/transfers", async (c) => {
    const account = store.accounts.get(c.req.param("number"));
    if (account === undefined) throw new PaystackError(404, "account_not_found", "no such account number");
    const body = await readControl(c, depositBody);
    const { email } = account;
    const transaction = transactions.open({
      reference: undefined,
      email,
      amount: body.amount,
      channels: ["dedicated_nuban"],
      callbackUrl: undefined,
      metadata: undefined,
    });
    transaction.accountNumber = account.accountNumber;
    const options = sendOptions(body.webhook, body.escaped);
    await transactions.succeed(transaction, { channel: "dedicated_nuban" }, options);
    return c.json(transactionLine(transaction));
  });

  return app;
}

/** As PAYSTACK's list is too long for a test. Amounts in kobo. */
function transactionLine(transaction: Transaction) {
  const { id, reference, amount, requestedAmount, status, currency, domain, callbackUrl, accessCode } =
    transaction;
  return {
    id,
    reference,
    amount,
    requested_amount: requestedAmount,
    status,
    currency,
    domain,
    callback_url: callbackUrl,
    access_code: accessCode,
  };
}

function deliveryLine({ isSignedWell, createdAt, ...delivery }: Delivery) {
  return { ...delivery, is_signed_well: isSignedWell, created_at: createdAt };
}

/** @throws PaystackError naming the field */
async function readControl<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body: unknown = await c.req.json().catch(() => null);
  if (!isRecord(body)) throw new PaystackError(400, "invalid_params", "The body must be a JSON object");
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new PaystackError(400, "invalid_params", `${issue?.path.join(".") || "body"}: ${issue?.message}`);
}
