import { kobo } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { judgeLook } from "./judge-look.ts";
import type { PaymentLook } from "./online/provider-port.ts";

const look: PaymentLook = {
  reference: "PR-7KQ2M9XT-1-4F2K",
  state: "succeeded",
  requested: kobo(6_350_000),
  paid: kobo(6_350_000),
  currency: "NGN",
  isLive: false,
  channel: "card",
  last4: "4081",
  providerRef: "4099260516",
  fees: kobo(105_250),
  paidAt: new Date("2026-11-23T10:00:00Z"),
  message: "Successful",
};
const attempt = { amount: kobo(6_350_000) };

it("what succeeded for exactly what was asked is paid", () => {
  expect(judgeLook(attempt, look, false)).toEqual({ kind: "paid" });
});

it("a payer may have borne the fee", () => {
  expect(judgeLook(attempt, { ...look, paid: kobo(6_455_250) }, false)).toEqual({ kind: "paid" });
});

it.each([
  ["one kobo under", { paid: kobo(6_349_999) }, false, "₦63,499.99 came, less than the ₦63,500 asked for."],
  ["another currency", { currency: "USD" }, false, "It was paid in USD."],
  ["a test under a live key", {}, true, "It was paid in test mode."],
  ["a live payment under a test key", { isLive: true }, false, "It was paid in live mode."],
  [
    "another sum than we asked for",
    { requested: kobo(100), paid: kobo(100) },
    false,
    "₦1 was asked for at the service, not ₦63,500.",
  ],
])("%s waits for a person", (_name, other, isLive, why) => {
  expect(judgeLook(attempt, { ...look, ...other }, isLive)).toEqual({ kind: "review", why });
});

it.each(["waiting", "under_way"] as const)("%s says nothing yet", (state) => {
  expect(judgeLook(attempt, { ...look, state }, false)).toEqual({ kind: "waiting" });
});

it("what its bank took back is reversed", () => {
  expect(judgeLook(attempt, { ...look, state: "reversed" }, false)).toEqual({ kind: "reversed" });
});

it("a failure brings the bank's words", () => {
  expect(judgeLook(attempt, { ...look, state: "failed", message: "Declined" }, false)).toEqual({
    kind: "failed",
    message: "Declined",
  });
});
