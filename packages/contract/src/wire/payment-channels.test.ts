import { expect, it } from "vitest";
import { channelText } from "./payment-channels.ts";

it.each([
  [{ channel: "card", last4: "4081" }, "Card ending in 4081"],
  [{ channel: "bank_transfer" }, "Bank transfer"],
  [{ channel: "carrier_pigeon" }, "Online"],
  [{}, "Online"],
])("%j is shown as %s", (attempt, text) => {
  expect(channelText(attempt)).toBe(text);
});
