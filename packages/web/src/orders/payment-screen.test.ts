import { describe, expect, it } from "vitest";
import { type OnlineOrder, paidOnline, paymentScreen } from "./payment-screen.ts";

type Payment = OnlineOrder["payment"];
type Attempt = NonNullable<Payment["attempts"]>[number];

const now = new Date("2026-11-23T10:00:00Z");
const naira = (value: number) => ({ value });
const page = "https://checkout.example/a1";
const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  reference: "PR-1-1-AAAA",
  status: "open",
  amount: naira(63_500),
  url: page,
  expires_at: "2026-11-23T12:00:00Z",
  ...changes,
});
const ended = (status: string, changes: Partial<Attempt> = {}): Attempt => {
  const { url: _url, expires_at: _until, ...rest } = attempt(changes);
  return { ...rest, status };
};
const order = (
  stage: string,
  payment: Partial<Payment> = {},
  more: Partial<OnlineOrder> = {},
): OnlineOrder => ({
  stage,
  status: "awaiting_payment",
  timeline: [],
  prices: { payable: naira(63_500) },
  payment: { method: "paystack", pay_by: "2026-11-24T10:00:00Z", ...payment },
  ...more,
});
const screen = (order: OnlineOrder, returned?: string) => paymentScreen(order, { now, returned });
const waits = { amount: 6_350_000, keptUntil: "2026-11-24T10:00:00Z", payBy: "2026-11-24T10:00:00Z" };
const paidBy = attempt({ channel: "card", last4: "4081" });
const paid = ended("succeeded", paidBy);

describe("the screen of an online payment", () => {
  it("says nothing of an order that is paid another way, or that waits for its delivery fee", () => {
    expect(screen(order("awaiting_payment", { method: "bank_transfer" }))).toEqual({ kind: "none" });
    expect(screen(order("fee_pending"))).toEqual({ kind: "none" });
  });

  it("offers to start while no page is open, and after one has ended", () => {
    const start = { kind: "start", ...waits };
    expect(screen(order("awaiting_payment"))).toEqual(start);
    expect(screen(order("awaiting_payment", { attempts: [ended("abandoned")] }))).toEqual(start);
    const old = attempt({ expires_at: "2026-11-23T09:59:59Z" });
    expect(screen(order("awaiting_payment", { attempts: [old] }))).toEqual(start);
  });

  it("leads to the page that is open, with its reference", () => {
    expect(screen(order("awaiting_payment", { attempts: [ended("failed"), attempt()] }))).toEqual({
      kind: "open",
      url: page,
      reference: "PR-1-1-AAAA",
      ...waits,
    });
  });

  it("asks for what is missing where a part came", () => {
    expect(screen(order("awaiting_payment", { missing: naira(1_000) }))).toMatchObject({ amount: 100_000 });
  });

  it("promises goods only as long as they are held", () => {
    const hold = { is_proved: false, goods: "held" as const, until: "2026-11-23T11:00:00Z" };
    expect(screen(order("awaiting_payment", {}, { hold }))).toMatchObject({
      keptUntil: "2026-11-23T11:00:00Z",
    });
    const free = screen(order("awaiting_payment", {}, { hold: { is_proved: true, goods: "free" } }));
    expect(free).toEqual({ kind: "start", amount: 6_350_000, payBy: "2026-11-24T10:00:00Z" });
  });

  it("asks no money for goods that are gone", () => {
    const hold = { is_proved: true, goods: "free" as const, gone: ["Lekki Dome Pendant"] };
    expect(screen(order("awaiting_payment", {}, { hold }))).toEqual({ kind: "none" });
  });

  it("never says failed to who comes back before the bank has answered", () => {
    for (const waiting of [attempt(), ended("created")])
      expect(screen(order("awaiting_payment", { attempts: [waiting] }), "PR-1-1-AAAA").kind).toBe("asking");
  });

  it("believes no reference that is not one of the order's", () => {
    expect(screen(order("awaiting_payment", { attempts: [attempt()] }), "PR-2-1-BBBB").kind).toBe("open");
    expect(screen(order("awaiting_payment"), "PR-1-1-AAAA").kind).toBe("start");
  });

  it("names both amounts where a bank sent another one, also to who comes back", () => {
    const attempts = [attempt({ sent: naira(60_000) })];
    const rejected = { kind: "rejected", sent: 6_000_000, url: page, ...waits };
    expect(screen(order("awaiting_payment", { attempts }))).toEqual({ ...rejected, isAsked: false });
    // The right one may be on its way: the page goes on asking.
    expect(screen(order("awaiting_payment", { attempts }), "PR-1-1-AAAA")).toEqual({
      ...rejected,
      isAsked: true,
    });
  });

  it("gives the bank's own words once it has said no", () => {
    const attempts = [ended("failed", { message: "Insufficient Funds" })];
    expect(screen(order("awaiting_payment", { attempts }), "PR-1-1-AAAA")).toEqual({
      kind: "failed",
      message: "Insufficient Funds",
      ...waits,
    });
  });

  it("says what was paid, and how", () => {
    const attempts = [ended("failed"), { ...paid, reference: "PR-1-2-BBBB" }];
    const facts = { amount: 6_350_000, reference: "PR-1-2-BBBB", channel: "card", last4: "4081" };
    const paidOrder = order("confirmed", { status: "paid", attempts, paid_at: "2026-11-23T09:00:00Z" });
    expect(screen(paidOrder)).toEqual({ kind: "paid", isReinstated: false, ...facts });
    expect(paidOnline(paidOrder)).toEqual(facts);
  });

  it("says that an order stands again which was paid after its end", () => {
    const timeline = ["awaiting_payment", "cancelled", "confirmed"].map((stage) => ({
      at: "",
      text: "",
      stage,
    }));
    const reinstated = order("confirmed", { status: "paid", attempts: [paid] }, { timeline });
    expect(screen(reinstated)).toMatchObject({ kind: "paid", isReinstated: true });
    const reopened = ["cancelled", "awaiting_payment", "confirmed"].map((stage) => ({
      at: "",
      text: "",
      stage,
    }));
    expect(screen({ ...reinstated, timeline: reopened })).toMatchObject({ isReinstated: false });
  });

  it.each([
    [
      "twice",
      "confirmed",
      [paid, { ...paid, reference: "PR-1-2-BBBB" }],
      "2026-11-23T09:00:00Z",
      "PR-1-2-BBBB",
    ],
    ["late", "cancelled", [paid], undefined, "PR-1-1-AAAA"],
    ["other", "cancelled", [paid], "2026-11-23T09:00:00Z", "PR-1-1-AAAA"],
    ["other", "delivered", [paid], "2026-11-23T09:00:00Z", "PR-1-1-AAAA"],
  ] as const)(
    "says of money that goes back why (%s), how much and by when",
    (why, stage, attempts, at, reference) => {
      const refunds = [
        { id: "6", amount: naira(500), status: "processed" },
        { id: "7", amount: naira(63_500), status: "pending", expected_by: "2026-12-05" },
      ];
      const paidAt = at === undefined ? {} : { paid_at: at };
      expect(
        screen(order(stage, { status: "refunding", attempts: [...attempts], refunds, ...paidAt })),
      ).toEqual({
        kind: "refunding",
        why,
        amount: 6_350_000,
        reference,
        expectedBy: "2026-12-05",
      });
    },
  );

  it("asks for an account before all else", () => {
    const refunds = [
      { id: "7", amount: naira(5_000), status: "needs_account" },
      { id: "8", amount: naira(900), status: "pending" },
    ];
    expect(screen(order("confirmed", { status: "refunding", attempts: [paid], refunds }))).toEqual({
      kind: "needs_account",
      refund: "7",
      amount: 500_000,
    });
  });

  it("says that a refund failed while its money is still with us", () => {
    const refunds = [{ id: "7", amount: naira(63_500), status: "failed" }];
    const failed = { status: "refunding", attempts: [paid], refunds };
    expect(screen(order("cancelled", { ...failed, excess: naira(63_500) }))).toEqual({
      kind: "refund_failed",
      amount: 6_350_000,
    });
    expect(screen(order("cancelled", failed))).toEqual({ kind: "none" });
  });

  it.each(["disputed", "review"])("asks no money while a payment is looked at: %s", (status) => {
    expect(screen(order("awaiting_payment", { status, attempts: [attempt()] }))).toEqual({
      kind: "checking",
    });
    expect(screen(order("shipped", { status, attempts: [paid] }))).toEqual({ kind: "checking" });
  });

  it("offers no page of a status that this release does not know", () => {
    const attempts = [attempt({ status: "paused" })];
    expect(screen(order("awaiting_payment", { attempts })).kind).toBe("start");
  });
});
