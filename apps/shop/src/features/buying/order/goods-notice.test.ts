import type { Order } from "@precise/contract/shop/orders/order";
import { expect, it } from "vitest";
import { goodsNotice } from "./goods-notice.ts";

function said(hold: Order["hold"], stage = "awaiting_payment"): string | null {
  const contact = { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "+2348031234567" };
  const notice = goodsNotice({ stage, status: "awaiting_payment", contact, ...(hold ? { hold } : {}) });
  return notice && [notice.title, ...notice.lines].join(" ");
}

it("who has not confirmed the order learns where the link went, and until when the lights are held", () => {
  const text = said({ is_proved: false, goods: "held", until: "2026-11-22T10:00:00Z" }, "placed");
  expect(text).toContain("Confirm your order We sent a link to ada@example.com.");
  expect(text).toMatch(/Tap it by .*11:00, and we keep your lights/);
});

it("lights that are on sale again are called so, and what is gone is named", () => {
  expect(said({ is_proved: false, goods: "free" })).toContain(
    "Your lights are on sale again Your order is still open.",
  );
  expect(said({ is_proved: true, goods: "free", gone: ["Dome Pendant"] })).toContain("Dome Pendant");
});

it("a large order says that nothing is set aside before it is confirmed", () => {
  expect(said({ is_proved: false, goods: "waiting" })).toContain("once you confirm it");
});

it("nothing is said of an order that is confirmed, cancelled, or of an older api", () => {
  expect(said({ is_proved: true, goods: "held" })).toBeNull();
  expect(said({ is_proved: false, goods: "free" }, "cancelled")).toBeNull();
  expect(said(undefined)).toBeNull();
});
