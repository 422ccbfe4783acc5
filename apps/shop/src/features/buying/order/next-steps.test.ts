import type { Order } from "@precise/contract/shop/orders/order";
import { expect, it } from "vitest";
import { nextSteps } from "./next-steps.ts";

function step(
  stage: string,
  changes: {
    pickup?: boolean;
    transfer?: boolean;
    online?: boolean;
    missing?: number;
    paid?: boolean;
    payable?: number;
    hold?: Order["hold"];
    parts?: Order["delivery"]["parts"];
  } = {},
): string {
  const order: Pick<Order, "stage" | "status" | "delivery" | "payment" | "prices" | "hold"> = {
    stage,
    status: "confirmed",
    delivery: {
      method: changes.pickup ? "pickup" : "delivery",
      ...(changes.parts && { parts: changes.parts }),
    },
    payment: {
      method: changes.online ? "paystack" : changes.transfer ? "bank_transfer" : "pay_on_delivery",
      ...(changes.missing && { missing: { value: changes.missing } }),
      ...(changes.paid && { paid_at: "2026-11-21T09:00:00Z" }),
    },
    prices: {
      subtotal: { value: 99_000 },
      delivery_fee: { value: 5_000 },
      grand_total: { value: 99_000 },
      payable: { value: changes.payable ?? 104_000 },
      vat: { value: 7_255.81 },
    },
    ...(changes.hold && { hold: changes.hold }),
  };
  return nextSteps(order).join(" ");
}

it("who pays at the door learns how much to have ready, and who has paid is not", () => {
  expect(step("shipped")).toContain("Have ₦104,000 ready");
  expect(step("shipped", { transfer: true, paid: true })).not.toContain("ready");
});
it("who has paid a part is asked for the rest", () => {
  expect(step("awaiting_payment", { transfer: true, missing: 1_000 })).toContain("Transfer the rest");
});
it("a transfer is asked for only until it has arrived", () => {
  expect(step("awaiting_payment", { transfer: true })).toContain("Transfer the total");
  expect(step("confirmed", { transfer: true, paid: true })).toContain("We have your payment");
});
it("of an order that goes in parts no one is on the way once what was sent has arrived", () => {
  const part = (state: string) => ({
    ...{ part: 1, state, by: "Emeka", sent_at: "2026-11-21T09:00:00Z" },
    lines: [{ line: 1, quantity: 1 }],
  });
  const steps = (...states: string[]) =>
    step("packed", { parts: { sent: states.map(part), to_send: [{ line: 2, quantity: 1 }] } });
  expect(steps("delivered", "out")).toBe("We call you on the way. The rest follows as soon as it is ready.");
  expect(steps("delivered")).toBe("The rest follows as soon as it is ready.");
});
it("at a showroom no driver is spoken of", () => {
  for (const stage of ["confirmed", "packed"]) expect(step(stage, { pickup: true })).not.toContain("driver");
});
it("a cancelled order that was paid says that the money comes back", () => {
  expect(step("cancelled")).toBe("You pay nothing.");
  expect(step("cancelled", { transfer: true, paid: true })).toContain("We refund what you paid.");
});
it("who has not confirmed an order paid at the door is asked to, and no one is asked to pay for lights on sale", () => {
  expect(step("placed")).toContain("Tap the link in our e-mail");
  const hold = { is_proved: false, goods: "free" } as const;
  expect(step("awaiting_payment", { transfer: true, hold })).not.toContain("Transfer the total");
});
it("an order that costs nothing asks for no money", () =>
  expect(step("confirmed", { transfer: true, payable: 0 })).toContain("You have nothing to pay."));
it("a proposed fee is never spoken of as due", () =>
  expect(step("fee_proposed")).toContain("You pay nothing unless you accept"));
it("who pays online is asked for no transfer, and reads of no account of ours", () => {
  const hold = { is_proved: false, goods: "free" } as const;
  for (const changes of [{}, { missing: 1_000 }, { pickup: true }, { hold }]) {
    const text = step("awaiting_payment", { online: true, ...changes });
    expect(text).not.toMatch(/transfer|account|delivery day/i);
    expect(text).toContain("payment");
  }
});
