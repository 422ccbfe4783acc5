import { adviseDelivery } from "@precise/cart-core/advisor";
import { deliveryFor } from "@precise/cart-core/delivery-fee";
import { freeDeliveryOf } from "@precise/cart-core/free-delivery";
import { naira } from "@precise/cart-core/money";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FreeDeliveryBar } from "./free-delivery-bar.tsx";

afterEach(cleanup);

/** What is read of a cart that costs so much. */
function said(total: number, { hasDiscount = false } = {}): string {
  const grandTotal = naira(total);
  const delivery = deliveryFor({ lines: [1], method: "delivery", grandTotal });
  const free = freeDeliveryOf({ delivery, grandTotal, hasDiscount });
  const { container } = render(<FreeDeliveryBar free={free} advice={adviseDelivery(grandTotal)} />);
  return container.textContent;
}

it.each([
  [469_500, "₦30,500 more and delivery is free."],
  [490_000, "Add ₦10,000 more and pay ₦15,000 less: from ₦500,000 delivery is free."],
  [499_500, "Add ₦500 more and delivery is free: you pay ₦500,000 in total."],
  [500_000, "Delivery is free."],
])("of ₦%i one sentence says: %s", (total, sentence) => expect(said(total)).toBe(sentence));

it("with a discount it names the total that is to be reached", () => {
  expect(said(400_000, { hasDiscount: true })).toBe("Delivery is free from ₦500,000 after discounts.");
});
