import { naira } from "@precise/cart-core/money";
import type { OrderActor } from "@precise/cart-core/order-moves";
import { orderStages } from "@precise/cart-core/order-stages";
import { paymentKinds } from "@precise/cart-core/payment-kinds";
import { expect, it } from "vitest";
import { timelineText } from "#api/modules/orders/timeline-text.ts";
import { staffEventText } from "./staff-words.ts";

const actors: readonly OrderActor[] = ["shopper", "operator", "system"];
const fee = { fee: naira(2_500), payable: naira(7_500) };

it("speaks of the buyer, never to the buyer, whatever an order came to", () => {
  for (const stage of orderStages)
    for (const to of orderStages)
      for (const by of actors)
        for (const payment of Object.keys(paymentKinds))
          for (const delivery of ["delivery", "pickup"] as const) {
            const order = { stage, payment, delivery, isPaid: true } as Parameters<
              typeof timelineText
            >[0]["order"];
            for (const more of [{}, { fee, refunded: naira(1_000) }]) {
              const words = staffEventText(timelineText({ order, to, by, ...more }));
              expect(words).not.toMatch(/\b(you|your|yours|we|us|our)\b/i);
            }
          }
});

it("keeps amounts, and what staff typed", () => {
  expect(staffEventText("You accepted ₦2,500 for delivery. We are waiting for your bank transfer.")).toBe(
    "Buyer accepted ₦2,500 for delivery. Waits for a bank transfer.",
  );
  expect(staffEventText("Not coming: 1 × Bulb. It is not made any more. Your order costs ₦7,000 now.")).toBe(
    "Not coming: 1 × Bulb. It is not made any more. It costs ₦7,000 now.",
  );
  expect(
    staffEventText("1 of 3 pieces of your order is on the way; the rest follows. Emeka brings it."),
  ).toBe("1 of 3 pieces sent, the rest is to be sent. Emeka brings it.");
  expect(staffEventText("2 of 3 pieces of your order were delivered.")).toBe("2 of 3 pieces delivered.");
  expect(staffEventText("Your order is on its way. GIG Logistics, GL-1. We called you.")).toBe(
    "Sent. GIG Logistics, GL-1. We called you.",
  );
});
