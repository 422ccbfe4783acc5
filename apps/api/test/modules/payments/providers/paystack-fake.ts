import { createHmac } from "node:crypto";
import { kobo } from "@precise/cart-core/money";
import { failureCircuit } from "#api/modules/money/online/paystack/failure-circuit.ts";
import { paystackProvider } from "#api/modules/money/online/paystack/paystack-provider.ts";
import {
  type BookAnswer,
  type BookCall,
  type BookPayment,
  type BookRefund,
  ProviderBooks,
  serveBooks,
} from "./provider-books.ts";
import type { ProviderFacts, SignedNotice } from "./provider-contract.ts";

export const paystackKey = "sk_test_contract_0001";

const ok = (data: unknown, more = {}): BookAnswer => ({
  status: 200,
  body: { status: true, message: "ok", data, ...more },
});
const no = (status: number, message: string, code?: string): BookAnswer => ({
  status,
  body: { status: false, message, meta: { nextStep: "" }, type: "validation_error", code },
});
const statuses = {
  waiting: "abandoned",
  under_way: "ongoing",
  succeeded: "success",
  failed: "failed",
  reversed: "reversed",
};

/** As the provider's sample of a verified payment has it. */
export function shownPayment(payment: BookPayment) {
  return {
    id: payment.id,
    domain: payment.isLive ? "live" : "test",
    status: statuses[payment.state],
    reference: payment.reference,
    receipt_number: null,
    amount: payment.paid,
    message: null,
    gateway_response: payment.state === "failed" ? "Insufficient Funds" : "Successful",
    paid_at: payment.paidAt?.toISOString() ?? null,
    created_at: payment.createdAt.toISOString(),
    channel: "card",
    currency: payment.currency,
    ip_address: "100.64.11.35",
    metadata: "",
    log: null,
    fees: payment.paidAt === null ? null : 100,
    fees_split: null,
    authorization: { authorization_code: "AUTH_ahisucjkru", bin: "408408", last4: "4081", channel: "card" },
    customer: { id: 89_929_267, email: "hello@email.com", metadata: null },
    plan: null,
    split: {},
    order_id: null,
    requested_amount: payment.amount,
    plan_object: {},
    subaccount: {},
  };
}

function shownRefund({ id, payment, amount, state, createdAt }: BookRefund) {
  return {
    integration: 123_456,
    transaction: payment.id,
    id,
    domain: "test",
    currency: "NGN",
    amount,
    status: state === "needs_account" ? "needs-attention" : state,
    expected_at: "2026-12-04T16:02:18.000Z",
    createdAt: createdAt.toISOString(),
  };
}

function paged<Item>({ query }: BookCall, items: readonly Item[], show: (item: Item) => unknown): BookAnswer {
  const page = Number(query.get("page"));
  // Fewer than are asked for: an end must not be guessed from that.
  const perPage = Math.min(Number(query.get("perPage")), 50);
  const pageCount = Math.ceil(items.length / perPage);
  const data = items.slice((page - 1) * perPage, page * perPage).map(show);
  return ok(data, { meta: { total: items.length, perPage, page, pageCount } });
}

function act(books: ProviderBooks, call: BookCall, url: string): BookAnswer {
  const { method, path, query, body } = call;
  if (call.headers.authorization !== `Bearer ${paystackKey}`) return no(401, "Invalid key");
  if (method === "POST" && path === "/transaction/initialize") {
    const { reference, amount } = body as { reference: string; amount: number };
    if (books.payment(reference)) return no(400, "Duplicate Transaction Reference", "duplicate_reference");
    if (!Number.isInteger(amount) || amount < 1) return no(400, "Invalid Amount Sent", "invalid_params");
    books.begin(reference, amount);
    const access_code = `ac${books.payments.length}`;
    return ok({ authorization_url: `${url}/checkout/${access_code}`, access_code, reference });
  }
  const since = (moment: Date) =>
    moment >= new Date(query.get("from") ?? 0) && moment <= new Date(query.get("to") ?? Date.now());
  if (path === "/transaction")
    return paged(
      call,
      books.payments.filter(
        (payment) => statuses[payment.state] === query.get("status") && since(payment.createdAt),
      ),
      shownPayment,
    );
  const [, kind = "", first = "", second = ""] = path.split("/");
  if (kind === "transaction") {
    const payment =
      first === "verify" ? books.payment(second) : books.payments.find(({ id }) => String(id) === first);
    // Both ways of saying it are known of it.
    if (!payment)
      return first === "verify"
        ? no(400, "Transaction reference not found")
        : no(404, "Transaction not found");
    return ok(shownPayment(payment));
  }
  if (method === "POST" && path === "/refund") {
    const payment = books.payments.find(({ id }) => String(id) === String(body.transaction));
    const refund = payment && books.giveBack(payment, Number(body.amount));
    if (!refund) return no(400, "Refund amount cannot be more than transaction amount");
    return ok({
      ...shownRefund(refund),
      transaction: shownPayment(refund.payment),
      amount: String(refund.amount),
    });
  }
  if (path === "/refund")
    return paged(
      call,
      books.refunds.filter(({ createdAt }) => since(createdAt)),
      shownRefund,
    );
  if (kind === "refund") {
    const isRetry = first === "retry_with_customer_details";
    const refund = books.refunds.find(({ id }) => String(id) === (isRetry ? second : first));
    if (!refund) return no(404, "Refund not found");
    if (isRetry && refund.state !== "needs_account") return no(400, "Refund cannot be retried");
    if (isRetry) refund.state = "processing";
    return ok(shownRefund(refund));
  }
  if (path === "/bank")
    return ok([
      { id: 21, name: "Zenith Bank", slug: "zenith-bank", code: "057", active: true, is_deleted: null },
      { id: 9, name: "Guaranty Trust Bank", slug: "gtb", code: "058", active: true, is_deleted: null },
      { id: 10, name: "Closed Bank", slug: "closed", code: "059", active: true, is_deleted: true },
    ]);
  if (path === "/bank/resolve" && query.get("account_number") === "0001234567")
    return ok({ account_number: "0001234567", account_name: "ADA OBI", bank_id: 9 });
  return no(422, "Could not resolve account name. Check parameters or try again.");
}

/** Paystack as far as we ask it, with our adapter before it. */
export async function openPaystack(
  options: { readonly timeoutMilliseconds?: number; readonly now?: () => number } = {},
) {
  const { timeoutMilliseconds = 5_000, now = Date.now } = options;
  const books = new ProviderBooks();
  const server = await serveBooks(books, (call, url) => act(books, call, url));
  const faults: string[] = [];
  const circuit = failureCircuit({ now });
  /** Another adapter before the same books, with its own patience. */
  const providerWith = (timeoutMilliseconds: number) =>
    paystackProvider({
      url: server.url,
      secretKeys: [paystackKey, "sk_test_contract_0000"],
      now,
      timeoutMilliseconds,
      circuit,
      onFault: (fault) => faults.push(`${fault.stack} ${String(fault.cause)}`),
    });
  const provider = providerWith(timeoutMilliseconds);
  return { ...server, books, provider, providerWith, circuit, faults, secrets: [paystackKey] };
}

function sign(body: Uint8Array): SignedNotice {
  const signature = createHmac("sha512", paystackKey).update(body).digest("hex");
  return { body, headers: { "x-paystack-signature": signature } };
}

export const paystackFacts: ProviderFacts = {
  open: (timeoutMilliseconds) => openPaystack({ timeoutMilliseconds }),
  knowsUntried: true,
  beforeStart: [],
  states: ["waiting", "under_way", "succeeded", "failed", "reversed"],
  refundStates: ["pending", "processing", "processed", "failed", "needs_account"],
  providerRef: String,
  notice(reference) {
    const payment = new ProviderBooks().put(reference, "succeeded");
    const data = { ...shownPayment(payment), id: Number(reference.replaceAll(/\D/g, "")) };
    return sign(new TextEncoder().encode(JSON.stringify({ event: "charge.success", data })));
  },
  sign,
  unknownNotice: '{"event":"subscription.create","data":{"subscription_code":"SUB_1"}}',
  signsBodies: true,
};

/** A payment that is begun. */
export const samplePayment = {
  reference: "PL-1-1-AB12",
  amount: kobo(10_500_000),
  email: "ada@example.com",
  returnUrl: "https://shop.example/pay/back",
  cancelUrl: "https://shop.example/pay/PL-1",
  note: "Order PL-1",
};
