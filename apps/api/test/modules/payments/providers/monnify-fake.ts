import { createHmac } from "node:crypto";
import { monnifyProvider } from "./monnify-shapes.ts";
import {
  type BookAnswer,
  type BookCall,
  type BookPayment,
  type BookRefund,
  ProviderBooks,
  serveBooks,
} from "./provider-books.ts";
import type { ProviderFacts, SignedNotice } from "./provider-contract.ts";

const apiKey = "MK_TEST_CONTRACT01";
const clientSecret = "MONNIFYCONTRACTSECRET0000000001";

const ok = (responseBody: unknown): BookAnswer => ({
  status: 200,
  body: { requestSuccessful: true, responseMessage: "success", responseCode: "0", responseBody },
});
const no = (status: number, responseMessage: string): BookAnswer => ({
  status,
  body: { requestSuccessful: false, responseMessage, responseCode: "99" },
});
const statuses = { waiting: "PENDING", under_way: "PENDING", failed: "FAILED", reversed: "REVERSED" };
const nairaOf = (kobo: number) => (kobo / 100).toFixed(2);
const nameOf = (id: number) => `MNFY|93|20261120|${id}`;

function shownPayment(payment: BookPayment) {
  const { state, paid, amount } = payment;
  const paidWord = paid < amount ? "PARTIALLY_PAID" : paid > amount ? "OVERPAID" : "PAID";
  return {
    transactionReference: nameOf(payment.id),
    paymentReference: payment.reference,
    amountPaid: nairaOf(paid),
    totalPayable: nairaOf(amount),
    settlementAmount: payment.paidAt && nairaOf(paid - 1_000),
    paidOn: payment.paidAt?.toISOString().replace("Z", "+00:00") ?? null,
    paymentStatus: state === "succeeded" ? paidWord : statuses[state],
    paymentDescription: "Order",
    currency: payment.currency,
    paymentMethod: "ACCOUNT_TRANSFER",
    customer: { email: "ada@example.com" },
    metaData: {},
  };
}

function shownRefund({ reference, payment, amount, state }: BookRefund) {
  const words: Readonly<Record<string, string>> = { processed: "COMPLETED", failed: "FAILED" };
  return {
    refundReference: reference,
    transactionReference: nameOf(payment.id),
    refundAmount: amount / 100,
    refundStatus: words[state] ?? "PENDING",
  };
}

function act(
  books: ProviderBooks,
  { method, path, query, body, headers }: BookCall,
  url: string,
): BookAnswer {
  if (path === "/api/v1/auth/login") {
    const basic = Buffer.from(`${apiKey}:${clientSecret}`).toString("base64");
    return headers.authorization === `Basic ${basic}`
      ? ok({ accessToken: "t1", expiresIn: 3600 })
      : no(401, "no");
  }
  if (headers.authorization !== "Bearer t1") return no(401, "Access denied");
  if (path.endsWith("/init-transaction")) {
    const { paymentReference, amount } = body as { paymentReference: string; amount: number };
    if (books.payment(paymentReference)) return no(422, "Duplicate payment reference");
    if (amount <= 0) return no(422, "Invalid amount");
    const { id } = books.begin(paymentReference, Math.round(amount * 100));
    return ok({ transactionReference: nameOf(id), paymentReference, checkoutUrl: `${url}/checkout/${id}` });
  }
  if (path.endsWith("/transactions/query")) {
    const found = books.payments.find(
      ({ id, reference }) =>
        reference === query.get("paymentReference") || nameOf(id) === query.get("transactionReference"),
    );
    return found ? ok(shownPayment(found)) : no(404, "There's no transaction matching supplied reference.");
  }
  if (path.endsWith("/transactions/search")) {
    const [number, size] = [Number(query.get("page")), Number(query.get("size"))];
    const content = books.payments.slice(number * size, (number + 1) * size).map(shownPayment);
    return ok({ content, last: (number + 1) * size >= books.payments.length, number, size });
  }
  if (method === "POST" && path.endsWith("/initiate-refund")) {
    const { transactionReference, refundReference, refundAmount } = body as Record<string, string | number>;
    const payment = books.payments.find(({ id }) => nameOf(id) === transactionReference);
    if (books.refunds.some(({ reference }) => reference === refundReference))
      return no(422, "Duplicate refund reference");
    const kobo = Math.round(Number(refundAmount) * 100);
    const paidBack = payment && books.giveBack(payment, kobo, new Date(), String(refundReference));
    return paidBack ? ok(shownRefund(paidBack)) : no(422, "Refund amount exceeds amount paid");
  }
  if (path.startsWith("/api/v1/refunds/")) {
    const found = books.refunds.find(({ reference }) => path.endsWith(`/${reference}`));
    return found ? ok(shownRefund(found)) : no(404, "Refund not found");
  }
  if (path === "/api/v1/banks")
    return ok([
      { name: "Zenith Bank", code: "057", ussdTemplate: null },
      { name: "Guaranty Trust Bank", code: "058", ussdTemplate: "*737#" },
    ]);
  if (query.get("accountNumber") === "0001234567")
    return ok({ accountNumber: "0001234567", accountName: "ADA OBI", bankCode: "058" });
  return no(404, "Invalid account number");
}

function sign(body: Uint8Array): SignedNotice {
  const signature = createHmac("sha512", clientSecret).update(body).digest("hex");
  return { body, headers: { "monnify-signature": signature } };
}

/** Monnify as far as its shapes were looked at: naira with decimals, part payments, our own names of refunds. */
export const monnifyFacts: ProviderFacts = {
  async open(timeoutMilliseconds) {
    const books = new ProviderBooks();
    const server = await serveBooks(books, (call, url) => act(books, call, url), "/api/v1/auth/login");
    const faults: string[] = [];
    const onFault = (fault: string) => void faults.push(fault);
    const provider = monnifyProvider({
      url: server.url,
      apiKey,
      clientSecret,
      contractCode: "4934121693",
      timeoutMilliseconds,
      onFault,
    });
    return { ...server, books, provider, faults, secrets: [clientSecret] };
  },
  knowsUntried: true,
  beforeStart: [],
  states: ["waiting", "succeeded", "failed", "reversed"],
  refundStates: ["processing", "processed", "failed"],
  providerRef: nameOf,
  notice(reference) {
    const eventData = shownPayment(new ProviderBooks().put(reference, "succeeded"));
    const id = Number(reference.replaceAll(/\D/g, ""));
    const body = {
      eventType: "SUCCESSFUL_TRANSACTION",
      eventData: { ...eventData, transactionReference: nameOf(id) },
    };
    return sign(new TextEncoder().encode(JSON.stringify(body)));
  },
  sign,
  unknownNotice: '{"eventType":"LOW_BALANCE_ALERT","eventData":{}}',
  signsBodies: true,
};
