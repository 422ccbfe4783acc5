import { describe, expect, it } from "vitest";
import { askedHref, askedText, eventText } from "./trade-words.ts";

const company = "c617e247-cfba-4c81-a527-80e4e51674ff";

describe("what a second person reads", () => {
  it.each<[string, object, string]>([
    ["trade.set-credit-limit", { company, before: 500_000, limit: 750_000 }, "₦500,000 → ₦750,000"],
    [
      "trade.assign-price-list",
      { company, before: "contractor", priceList: "project" },
      "contractor → project",
    ],
    ["trade.set-terms", { company, before: 30, days: 1 }, "30 days → 1 day"],
    ["trade.set-tin", { company, before: "", tin: "12345678-0001" }, "none → 12345678-0001"],
    ["trade.approve", { application: 3, existing: company }, "Into a company that has an account"],
    [
      "trade.approve",
      { application: 3, priceList: "project", creditLimit: 200_000, termsDays: 14 },
      "New company, price list project, limit ₦200,000, pays within 14 days",
    ],
    [
      "trade.create",
      {
        company: { existing: company },
        person: { firstname: "Ada", lastname: "Obi", email: "ada@eko.example" },
      },
      "Ada Obi, ada@eko.example",
    ],
    ["trade.disable", { client: company }, ""],
    [
      "price-lists.create",
      { code: "low", label: "Low", percent: 79.9, rounding: 50, lowest: 750 },
      "Low, 79.9 % of the trade prices, rounded to ₦50, the lowest price is 75 % of the trade price",
    ],
    [
      "price-lists.import",
      { code: "low", upload: 4, lowest: 799, confirmedRemovals: 2 },
      "File 4, the lowest price is 79.9 % of the trade price, 2 items lose own prices",
    ],
  ])("of %s", (command, input, words) => {
    expect(askedText(command, { ...input })).toBe(words);
  });

  it("is nothing of the trade for a refund", () => {
    expect(askedText("payments.refund", { amount: 1 })).toBeUndefined();
    expect(askedHref("payments.refund", { number: "PR-1" })).toBeUndefined();
  });

  it.each<[string, object, string | undefined]>([
    ["trade.approve", { application: 3, existing: company }, "/trade/applications/3"],
    ["trade.set-terms", { company }, `/companies/${company}`],
    ["trade.disable", { client: company }, `/companies/${company}`],
    ["trade.disable", { client: "ada@eko.example" }, undefined],
    ["trade.create", { company: { existing: company } }, `/companies/${company}`],
    ["price-lists.import", { code: "low", upload: 4 }, "/price-lists/low/imports/4"],
  ])("leads from %s of %o to its page", (command, input, href) => {
    expect(askedHref(command, { ...input })).toBe(href);
  });
});

it.each<[string, object | null, object, string]>([
  ["trade.set-credit-limit", { credit_limit: 0 }, { credit_limit: 50_000 }, "Credit limit: ₦0 → ₦50,000"],
  ["trade.disable", { disabled: false }, { disabled: true, signed_out: 1 }, "Disabled, 1 session ended"],
  ["trade.sign-out", null, { signed_out: 2 }, "Signed out, 2 sessions ended"],
  ["trade.approve", null, { company: "Eko" }, "Account opened, by application"],
  [
    "approvals.ask",
    null,
    { command: "trade.set-terms", company, before: 30, days: 60, why: "…" },
    "Asked for: Payment terms, 30 days → 60 days",
  ],
  ["approvals.decide", { state: "open" }, { command: "trade.disable", state: "refused" }, "Refused: Disable"],
])("tells %s in the history of a company", (act, before, after, words) => {
  expect(eventText({ act, before: before && { ...before }, after: { ...after } })).toBe(words);
});
