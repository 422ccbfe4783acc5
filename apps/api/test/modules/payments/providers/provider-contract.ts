import { kobo } from "@precise/cart-core/money";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type {
  PaymentLook,
  PaymentProvider,
  PaymentStart,
  PaymentState,
  RefundState,
} from "#api/modules/money/online/provider-port.ts";
import type { BookFault, ProviderBooks } from "./provider-books.ts";

/** A made-up service with its adapter before it. */
export interface ProviderWorld {
  readonly provider: PaymentProvider;
  readonly books: ProviderBooks;
  /** Messages and causes of every fault that an operator was shown. */
  readonly faults: readonly string[];
  /** What must be in none of them. */
  readonly secrets: readonly string[];
  close(): Promise<void>;
}

/** What a contract has to know of a service beyond the port. */
export interface ProviderFacts {
  readonly open: (timeoutMilliseconds: number) => Promise<ProviderWorld>;
  /** Whether it knows of a payment that was begun and that no one has tried to pay. */
  readonly knowsUntried: boolean;
  /** One `none` for each call that goes before the one that begins a payment. */
  readonly beforeStart: readonly BookFault[];
  /** States that the service can say. */
  readonly states: readonly PaymentState[];
  readonly refundStates: readonly RefundState[];
  /** The service's own name for a payment with that number in the books. */
  readonly providerRef: (id: number) => string;
  /** A notice of a success, signed. */
  readonly notice: (reference: string) => SignedNotice;
  /** Any bytes, signed. */
  readonly sign: (body: Uint8Array) => SignedNotice;
  readonly unknownNotice: string;
  /** Whether its signature is over the body: where it is not, a changed body cannot be told. */
  readonly signsBodies: boolean;
}

export interface SignedNotice {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

const start = (reference: string, amount = 10_500_050): PaymentStart => ({
  reference,
  amount: kobo(amount),
  email: "ada@example.com",
  returnUrl: "https://shop.example/pay/back",
  cancelUrl: "https://shop.example/pay/PL-1",
  note: "Order PL-1",
});
const longAgo = new Date("2026-01-01T00:00:00.000Z");

/** Faults after which nothing is known. */
const faults: readonly (readonly [string, BookFault])[] = [
  ["a page of HTML with 502", { status: 502 }],
  ["a page of HTML with 404", { status: 404 }],
  ["a page of HTML with 200", { status: 200 }],
  ["500 with JSON", { status: 500, body: '{"status":false,"message":"not found"}' }],
  ["429", { status: 429, body: '{"status":false}' }],
  ["its word that the key is wrong", { status: 401, body: '{"status":false,"message":"Invalid key"}' }],
  ["a cut connection", "cut"],
  ["half an answer", "truncated"],
  ["2 MB", "endless"],
  ["silence", "hang"],
];

/** What every payment service behind the port does. @source decision 060 */
export function portContract(name: string, facts: ProviderFacts): void {
  describe(`${name} behind the port of payment services`, () => {
    let world: ProviderWorld;
    beforeEach(async () => {
      world = await facts.open(5_000);
    });
    afterEach(() => world.close());

    it("begins a payment of exactly the amount, on a page of its own", async () => {
      const answer = await world.provider.start(start("PL-1-1-AB12"));
      expect(answer).toMatchObject({ ok: true, value: { url: expect.stringMatching(/^https?:\/\//) } });
      expect(world.books.payments).toMatchObject([{ reference: "PL-1-1-AB12", amount: 10_500_050 }]);
      const waiting = {
        state: "waiting",
        requested: 10_500_050,
        currency: "NGN",
        isLive: false,
        paidAt: null,
      };
      const look = await world.provider.look("PL-1-1-AB12");
      expect(look).toMatchObject(facts.knowsUntried ? { value: waiting } : { code: "unknown" });
    });

    it("says duplicate of a reference that a payer has used, and begins nothing", async () => {
      world.books.put("PL-1-1-AB12", "failed");
      expect(await world.provider.start(start("PL-1-1-AB12"))).toEqual({ ok: false, code: "duplicate" });
      expect(world.books.payments).toHaveLength(1);
    });

    it("never makes two payments of one reference", async () => {
      await world.provider.start(start("PL-1-1-AB12"));
      const again = await world.provider.start(start("PL-1-1-AB12"));
      expect(again).toMatchObject(facts.knowsUntried ? { ok: false, code: "duplicate" } : { ok: true });
      expect(world.books.payments).toHaveLength(1);
    });

    it("says refused of an amount that it does not take", async () => {
      const answer = await world.provider.start(start("PL-1-1-AB12", 0));
      expect(answer).toEqual({ ok: false, code: "refused" });
    });

    it("makes no second payment where it began one and its answer was lost", async () => {
      world.books.faults.push(...facts.beforeStart, "done, answer lost");
      const answer = await world.provider.start(start("PL-1-1-AB12"));
      expect(answer).toMatchObject(facts.knowsUntried ? { ok: false, code: "duplicate" } : { ok: true });
      expect(world.books.payments).toHaveLength(1);
    });

    it("begins a payment by the same reference once more where the first call never arrived", async () => {
      world.books.faults.push(...facts.beforeStart, "cut");
      expect(await world.provider.start(start("PL-1-1-AB12"))).toMatchObject({ ok: true });
      expect(world.books.payments).toHaveLength(1);
    });

    it.each(faults)("is unavailable at each call that meets %s", async (_what, fault) => {
      await world.close();
      world = await facts.open(100);
      const { provider, books } = world;
      const payment = books.put("PL-2-1-CD34", "succeeded");
      const again = () => {
        books.faults.length = 0;
        books.faults.push(...Array.from({ length: 5 }, () => fault));
      };
      const unavailable = { ok: false, code: "unavailable" };
      again();
      expect(await provider.look("PL-2-1-CD34")).toEqual(unavailable);
      again();
      expect(await provider.lookByProviderRef(facts.providerRef(payment.id))).toEqual(unavailable);
      again();
      expect(await provider.start(start("PL-2-2-EF56"))).toEqual(unavailable);
      again();
      expect(await provider.lookAtRefund("7")).toEqual(unavailable);
      again();
      expect(await provider.banks()).toEqual(unavailable);
      again();
      const account = { bankCode: "058", accountNumber: "0001234567" };
      expect(await provider.accountName(account)).toEqual(unavailable);
      again();
      expect(await provider.refund(refundRequest(facts.providerRef(payment.id), 5_000))).toEqual(unavailable);
      again();
      await expect(listed(provider.listSuccesses(longAgo, new Date()))).rejects.toThrow();
      expect(world.faults.length).toBeGreaterThan(0);
      for (const secret of world.secrets) expect(world.faults.join("\n")).not.toContain(secret);
    });

    it("goes nowhere that an answer sends it", async () => {
      world.books.put("PL-2-1-CD34", "succeeded");
      world.books.faults.push({ status: 302, location: "/elsewhere", body: "" });
      expect(await world.provider.look("PL-2-1-CD34")).toEqual({ ok: false, code: "unavailable" });
      expect(world.books.asked.filter((call) => call.endsWith("/elsewhere"))).toEqual([]);
    });

    it.each(facts.states)("says of a payment that it is %s", async (state) => {
      const { id } = world.books.put("PL-3-1-GH78", state, 10_500_050);
      const look = await world.provider.look("PL-3-1-GH78");
      const paid = state === "succeeded" || state === "reversed";
      expect(look).toMatchObject({
        ok: true,
        value: { reference: "PL-3-1-GH78", state, requested: 10_500_050, providerRef: facts.providerRef(id) },
      });
      expect(look.ok && look.value.paidAt !== null).toBe(paid);
      expect(await world.provider.lookByProviderRef(facts.providerRef(id))).toEqual(look);
    });

    it("tells what was asked for from what came, and which money it is", async () => {
      const payment = world.books.put("PL-3-2-GH79", "succeeded", 3_005_000);
      payment.paid = 4_033_300;
      expect(await world.provider.look("PL-3-2-GH79")).toMatchObject({
        value: { requested: 3_005_000, paid: 4_033_300, currency: "NGN", isLive: false },
      });
      payment.paid = 3_004_999;
      payment.currency = "USD";
      expect(await world.provider.look("PL-3-2-GH79")).toMatchObject({
        value: { requested: 3_005_000, paid: 3_004_999, currency: "USD" },
      });
    });

    it.each(["PL-9-9-ZZ99", "", ".", "..", "../bank", "a/b", "a?b", "a%2fb", "é"])(
      "knows no payment, and no refund, of %j",
      async (reference) => {
        const unknown = { ok: false, code: "unknown" };
        expect(await world.provider.look(reference)).toEqual(unknown);
        expect(await world.provider.lookByProviderRef(reference)).toEqual(unknown);
        expect(await world.provider.lookAtRefund(reference)).toEqual(unknown);
      },
    );

    it("gives money back once, and says how that goes", async () => {
      const { id } = world.books.put("PL-4-1-JK11", "succeeded");
      const refunded = await world.provider.refund(refundRequest(facts.providerRef(id), 5_000_050));
      expect(refunded).toMatchObject({ ok: true, value: { amount: 5_000_050 } });
      expect(world.books.refunds).toMatchObject([{ amount: 5_000_050, payment: { id } }]);
      const refundRef = refunded.ok ? refunded.value.refundRef : "";
      for (const state of facts.refundStates) {
        for (const refund of world.books.refunds) refund.state = state;
        expect(await world.provider.lookAtRefund(refundRef)).toMatchObject({
          ok: true,
          value: { refundRef, state, amount: 5_000_050 },
        });
      }
    });

    it("refuses to give back more than came", async () => {
      const { id } = world.books.put("PL-4-1-JK11", "succeeded", 10_000);
      expect(await world.provider.refund(refundRequest(facts.providerRef(id), 10_001))).toEqual({
        ok: false,
        code: "refused",
      });
    });

    it("finds the refund whose answer was lost, in the same call", async () => {
      const { id } = world.books.put("PL-4-1-JK11", "succeeded");
      world.books.faults.push("done, answer lost");
      expect(await world.provider.refund(refundRequest(facts.providerRef(id), 5_000))).toMatchObject({
        ok: true,
        value: { amount: 5_000 },
      });
      expect(world.books.refunds).toHaveLength(1);
    });

    it("finds it later where it could not be looked for at once", async () => {
      const { id } = world.books.put("PL-4-1-JK11", "succeeded");
      world.books.faults.push("done, answer lost", "cut", "cut", "cut");
      expect((await world.provider.refund(refundRequest(facts.providerRef(id), 5_000))).ok).toBe(false);
      world.books.faults.length = 0;
      const later = await world.provider.refund({
        ...refundRequest(facts.providerRef(id), 5_000),
        wasAsked: true,
      });
      expect(later).toMatchObject({ ok: true, value: { amount: 5_000 } });
      expect(world.books.refunds).toHaveLength(1);
    });

    it("takes none for it of another payment, amount or time, and none of those we know", async () => {
      const { books, provider } = world;
      const payment = books.put("PL-4-1-JK11", "succeeded");
      books.giveBack(books.put("PL-4-2-JK12", "succeeded"), 5_000);
      books.giveBack(payment, 4_999);
      books.giveBack(payment, 5_000, new Date("2025-12-31T12:00:00.000Z"));
      const known = books.giveBack(payment, 5_000);
      const request = {
        ...refundRequest(facts.providerRef(payment.id), 5_000),
        wasAsked: true,
        known: [known?.reference ?? ""],
      };
      const refunded = await provider.refund(request);
      expect(refunded).toMatchObject({ ok: true, value: { refundRef: books.refunds.at(-1)?.reference } });
      expect(books.refunds).toHaveLength(5);
      expect(await provider.refund(request)).toEqual(refunded);
      expect(books.refunds).toHaveLength(5);
    });

    it("names banks, and whose account one is", async () => {
      const banks = await world.provider.banks();
      expect(banks).toMatchObject({ ok: true });
      expect(banks.ok && banks.value.map(({ name }) => name)).toEqual(["Guaranty Trust Bank", "Zenith Bank"]);
      const account = { bankCode: "058", accountNumber: "0001234567" };
      expect(await world.provider.accountName(account)).toEqual({ ok: true, value: "ADA OBI" });
      const other = { bankCode: "058", accountNumber: "0009999999" };
      expect(await world.provider.accountName(other)).toEqual({ ok: false, code: "unknown" });
    });

    it("reads a notice of a success, with the same key each time", () => {
      const { body, headers } = facts.notice("PL-5-1-LM22");
      const read = world.provider.readWebhook(body, headers);
      expect(read).toMatchObject({ ok: true, value: [{ kind: "payment", reference: "PL-5-1-LM22" }] });
      expect(world.provider.readWebhook(body, headers)).toEqual(read);
      const other = facts.notice("PL-5-2-LM23");
      const keyOf = (answer: typeof read) => (answer.ok ? answer.value[0]?.key : undefined);
      expect(keyOf(world.provider.readWebhook(other.body, other.headers))).not.toBe(keyOf(read));
    });

    it("refuses a notice without its signature, or with another", () => {
      const { body, headers } = facts.notice("PL-5-1-LM22");
      const bad = { ok: false, code: "bad_signature" };
      expect(world.provider.readWebhook(body, {})).toEqual(bad);
      for (const [header, signature] of Object.entries(headers)) {
        for (const wrong of ["", `${signature}0`, signature.slice(1), [signature, signature]])
          expect(world.provider.readWebhook(body, { [header]: wrong })).toEqual(bad);
      }
      const changed = Uint8Array.from(body, (byte, at) => (at === 20 ? byte ^ 1 : byte));
      const isTaken = world.provider.readWebhook(changed, headers).ok;
      expect(isTaken && facts.signsBodies).toBe(false);
    });

    it("keeps a notice that it does not know as another, and cannot read what is no JSON", () => {
      const unknown = facts.sign(new TextEncoder().encode(facts.unknownNotice));
      expect(world.provider.readWebhook(unknown.body, unknown.headers)).toMatchObject({
        ok: true,
        value: [{ kind: "other" }],
      });
      const broken = facts.sign(new TextEncoder().encode('{"event":'));
      const answer = world.provider.readWebhook(broken.body, broken.headers);
      expect(answer).toEqual({ ok: false, code: "not_readable" });
    });

    it("lists each success between two moments once, over all pages", async () => {
      const from = new Date("2026-11-20T00:00:00.000Z");
      const to = new Date("2026-11-21T00:00:00.000Z");
      const hour = (count: number) => new Date(from.getTime() + count * 3_600_000);
      for (let number = 0; number < 250; number += 1)
        world.books.put(`PL-6-${number}`, "succeeded", 5_000 + number, hour(number / 250));
      world.books.put("PL-failed", "failed", 5_000, hour(1));
      world.books.put("PL-before", "succeeded", 5_000, hour(-1));
      world.books.put("PL-after", "succeeded", 5_000, to);
      const found = await listed(world.provider.listSuccesses(from, to));
      expect(new Set(found.map(({ reference }) => reference)).size).toBe(250);
      expect(found).toHaveLength(250);
      expect(found.every(({ state }) => state === "succeeded")).toBe(true);
      expect(found.reduce((sum, { paid }) => sum + paid, 0)).toBe(1_281_125);
    });
  });
}

/** All of a list of payments. */
export async function listed(payments: AsyncIterable<PaymentLook>): Promise<PaymentLook[]> {
  const found: PaymentLook[] = [];
  for await (const payment of payments) found.push(payment);
  return found;
}

function refundRequest(providerRef: string, amount: number): Parameters<PaymentProvider["refund"]>[0] {
  return {
    providerRef,
    amount: kobo(amount),
    note: "Paid twice",
    wasAsked: false,
    since: longAgo,
    known: [],
  };
}
