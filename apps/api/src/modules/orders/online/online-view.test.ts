import { expect, it } from "vitest";
import { type AttemptRow, onlineView } from "./online-view.ts";

const row: AttemptRow = {
  reference: "PR-7K3M9QX1-1-4F2K",
  status: "open",
  amount_kobo: 6_350_000,
  url: "https://pay.example/1",
  expires_at: "2999-01-01T00:00:00Z",
  channel: null,
  last4: null,
  message: null,
  sent_kobo: null,
};
const plain = { reference: row.reference, amount: { value: 63_500 } };
const page = { url: "https://pay.example/1", expires_at: "2999-01-01T00:00:00.000Z" };
const past = "2020-01-01T00:00:00Z";

it.each<[string, Partial<AttemptRow>, object]>([
  ["its page while that takes money", {}, { status: "open", ...page }],
  ["no page that has ended", { expires_at: past }, { status: "open" }],
  ["no page that it has not got", { status: "created", url: null }, { status: "created" }],
  ["no page once it succeeded", { status: "succeeded" }, { status: "succeeded" }],
  ["no page once it was left", { status: "abandoned" }, { status: "abandoned" }],
  [
    "how it was paid",
    { status: "succeeded", channel: "card", last4: "4081" },
    { status: "succeeded", channel: "card", last4: "4081" },
  ],
  [
    "the bank's words where it failed",
    { status: "failed", message: "No." },
    { status: "failed", message: "No." },
  ],
  ["no words where there are none", { status: "failed" }, { status: "failed" }],
  [
    "no words of a failure before it succeeded",
    { status: "succeeded", message: "No." },
    { status: "succeeded" },
  ],
  [
    "what a bank sent in its place",
    { expires_at: past, sent_kobo: 6_000_000 },
    { status: "open", sent: { value: 60_000 } },
  ],
])("an order shows of an attempt %s", (_what, changes, shown) => {
  const { attempts } = onlineView({ attempts: [{ ...row, ...changes }], refunds: null });
  expect(attempts).toEqual([{ ...plain, ...shown }]);
});

it("an order shows its refunds, with the day by which they should be there", () => {
  const refunds = [
    { id: "1", amount_kobo: 500_000, status: "pending", expected_on: null },
    { id: "2", amount_kobo: 100_000, status: "processing", expected_on: "2026-12-05" },
  ];
  expect(onlineView({ attempts: null, refunds })).toEqual({
    refunds: [
      { id: "1", amount: { value: 5_000 }, status: "pending" },
      { id: "2", amount: { value: 1_000 }, status: "processing", expected_by: "2026-12-05" },
    ],
  });
});

it("an order that nobody began to pay online shows nothing of it", () => {
  expect(onlineView({ attempts: null, refunds: null })).toEqual({});
});
