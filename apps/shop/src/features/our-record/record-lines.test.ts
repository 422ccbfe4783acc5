import type { RecordFigures } from "@precise/contract/shop/our-record";
import { expect, it } from "vitest";
import { recordLines } from "./record-lines.ts";

const figures: RecordFigures = {
  sales: 140,
  promised_days: { count: 128, kept: 123 },
  dispatch: { count: 118, half_within_hours: 6, most_within_hours: 30 },
  refunds: { count: 7, half_within_days: 3, longest_days: 9 },
  claims: { pieces_sold: 412, pieces_claimed: 5 },
};
const said = (changes: Partial<RecordFigures> = {}) =>
  recordLines({ ...figures, ...changes }).map(({ says }) => says);

it("says each figure with what it is of; what was kept is never rounded up", () => {
  expect(said()).toEqual([
    "96 of 100 (123 of 128 orders)",
    "Half within 6 hours, nine of ten within 30 hours (118 orders)",
    "Half within 3 days, the longest 9 days (7 refunds)",
    "1.3 of 100 pieces (5 of 412)",
  ]);
});

it("says small numbers as they are", () => {
  expect(
    said({
      promised_days: { count: 19, kept: 18 },
      dispatch: { count: 1, half_within_hours: 1, most_within_hours: 1 },
      refunds: { count: 1, half_within_days: 1, longest_days: 1 },
      claims: { pieces_sold: 19, pieces_claimed: 1 },
    }),
  ).toEqual(["18 of 19 orders", "1 hour (1 order)", "1 day (1 refund)", "1 of 19 pieces"]);
});

it("says plainly where there is nothing to count", () => {
  expect(
    said({
      promised_days: { count: 0, kept: 0 },
      dispatch: { count: 0, half_within_hours: null, most_within_hours: null },
      refunds: { count: 0, half_within_days: null, longest_days: null },
      claims: { pieces_sold: 140, pieces_claimed: 0 },
    }),
  ).toEqual([
    "No day was promised",
    "Nothing was sent: all orders were collected",
    "No refunds",
    "None of 140 pieces",
  ]);
});
