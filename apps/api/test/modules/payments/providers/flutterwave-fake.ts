import { flutterwaveProvider } from "./flutterwave-shapes.ts";
import {
  type BookAnswer,
  type BookCall,
  type BookPayment,
  type BookRefund,
  ProviderBooks,
  serveBooks,
} from "./provider-books.ts";
import type { ProviderFacts, SignedNotice } from "./provider-contract.ts";

const secretKey = "FLWSECK_TEST-contract-0001-X";
const webhookWord = "a-fixed-word-0001";

const ok = (data: unknown, more = {}): BookAnswer => ({
  status: 200,
  body: { status: "success", message: "ok", data, ...more },
});
const no = (status: number, message: string): BookAnswer => ({
  status,
  body: { status: "error", message, data: null },
});
const statuses: Readonly<Record<string, string>> = { succeeded: "successful", failed: "failed" };

function shownPayment(payment: BookPayment) {
  return {
    id: payment.id,
    tx_ref: payment.reference,
    flw_ref: `FLW${payment.id}`,
    amount: payment.amount / 100,
    currency: payment.currency,
    charged_amount: payment.paid / 100,
    app_fee: 14.5,
    merchant_fee: 0,
    processor_response: "Approved by Financial Institution",
    status: statuses[payment.state] ?? "pending",
    payment_type: "card",
    created_at: (payment.paidAt ?? payment.createdAt).toISOString(),
    amount_settled: payment.paid / 100 - 14.5,
    customer: { id: 1, email: "ada@example.com" },
    meta: null,
  };
}

function shownRefund({ id, payment, amount, state, createdAt }: BookRefund) {
  const words: Readonly<Record<string, string>> = { processed: "completed", failed: "failed" };
  return {
    id,
    tx_id: payment.id,
    amount_refunded: amount / 100,
    status: words[state] ?? "pending",
    created_at: createdAt.toISOString(),
  };
}

function paged<Item>({ query }: BookCall, items: readonly Item[], show: (item: Item) => unknown): BookAnswer {
  const page = Number(query.get("page"));
  const page_info = { total: items.length, current_page: page, total_pages: Math.ceil(items.length / 20) };
  return ok(items.slice((page - 1) * 20, page * 20).map(show), { meta: { page_info } });
}

function act(books: ProviderBooks, call: BookCall, url: string): BookAnswer {
  const { method, path, query, body, headers } = call;
  if (headers.authorization !== `Bearer ${secretKey}`) return no(401, "Invalid authorization key");
  const tried = books.payments.filter(({ state }) => state !== "waiting");
  const [, , kind = "", first = "", second = ""] = path.split("/");
  if (kind === "payments") {
    const { tx_ref, amount } = body as { tx_ref: string; amount: number };
    if (amount <= 0) return no(400, "amount must be greater than 0");
    const { id } = books.payment(tx_ref) ?? books.begin(tx_ref, Math.round(amount * 100));
    return ok({ link: `${url}/v3/hosted/pay/${id}` });
  }
  if (kind === "transactions" && first === "") return paged(call, tried, shownPayment);
  if (kind === "transactions") {
    const found = tried.find(
      ({ id, reference }) => String(id) === first || reference === query.get("tx_ref"),
    );
    if (!found) return no(400, "No transaction was found for this id");
    if (second !== "refund") return ok(shownPayment(found));
    const paidBack = books.giveBack(found, Math.round(Number(body.amount) * 100));
    return paidBack
      ? ok(shownRefund(paidBack))
      : no(400, "Refund amount is above the amount of the transaction");
  }
  if (kind === "refunds" && first === "") return paged(call, books.refunds, shownRefund);
  if (kind === "refunds") {
    const found = books.refunds.find(({ id }) => String(id) === first);
    return found ? ok(shownRefund(found)) : no(404, "Refund not found");
  }
  if (kind === "banks")
    return ok([
      { id: 191, code: "057", name: "Zenith Bank" },
      { id: 177, code: "058", name: "Guaranty Trust Bank" },
    ]);
  if (method === "POST" && body.account_number === "0001234567")
    return ok({ account_number: "0001234567", account_name: "ADA OBI" });
  return no(400, "Sorry, recipient account could not be validated");
}

function sign(body: Uint8Array): SignedNotice {
  return { body, headers: { "verif-hash": webhookWord } };
}

/** Flutterwave as far as its shapes were looked at: naira, `tx_ref`, a fixed word in the place of a signature. */
export const flutterwaveFacts: ProviderFacts = {
  async open(timeoutMilliseconds) {
    const books = new ProviderBooks();
    const server = await serveBooks(books, (call, url) => act(books, call, url));
    const faults: string[] = [];
    const onFault = (fault: string) => void faults.push(fault);
    const provider = flutterwaveProvider({
      url: server.url,
      secretKey,
      webhookWord,
      timeoutMilliseconds,
      onFault,
    });
    return { ...server, books, provider, faults, secrets: [secretKey, webhookWord] };
  },
  knowsUntried: false,
  beforeStart: ["none"],
  states: ["under_way", "succeeded", "failed"],
  refundStates: ["pending", "processed", "failed"],
  providerRef: String,
  notice(reference) {
    const payment = shownPayment(new ProviderBooks().put(reference, "succeeded"));
    const data = { ...payment, id: Number(reference.replaceAll(/\D/g, "")) };
    return sign(new TextEncoder().encode(JSON.stringify({ event: "charge.completed", data })));
  },
  sign,
  unknownNotice: '{"event":"transfer.completed","data":{}}',
  signsBodies: false,
};
