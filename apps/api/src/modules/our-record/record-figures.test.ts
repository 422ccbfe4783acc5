import fc from "fast-check";
import { expect, it } from "vitest";
import { recordFigures, type Sale } from "./record-figures.ts";

const sale = (changes: Partial<Sale> = {}): Sale => ({
  confirmedAt: new Date("2026-11-02T08:00:00Z"),
  sentAt: new Date("2026-11-02T13:30:00Z"),
  deliveredOn: "2026-11-04",
  promisedTo: "2026-11-05",
  pieces: 2,
  piecesClaimed: 0,
  refundDays: [],
  ...changes,
});
const twenty = (changes: Partial<Sale> = {}) => Array.from({ length: 20 }, () => sale(changes));

it("says nothing below 20 sales", () => {
  expect(recordFigures(twenty().slice(1))).toBeUndefined();
  expect(recordFigures([])).toBeUndefined();
  expect(recordFigures(twenty())?.sales).toBe(20);
});

it.each([
  ["2026-11-05", "2026-11-05", 1],
  ["2026-11-06", "2026-11-05", 0],
  ["2026-11-01", "2026-11-05", 1],
])("of a delivery on %s that was promised by %s it keeps %i", (deliveredOn, promisedTo, kept) => {
  const sales = [...twenty({ promisedTo: null }), sale({ deliveredOn, promisedTo })];
  expect(recordFigures(sales)?.promised_days).toEqual({ count: 1, kept });
});

it("counts hours from the confirmed order to sending in whole hours, begun ones as well", () => {
  const sent = (hours: number) =>
    sale({ sentAt: new Date(Date.parse("2026-11-02T08:00:00Z") + hours * 3_600_000) });
  const sales = [...twenty({ sentAt: null }), ...[1, 2.5, 3, 40].map(sent)];
  expect(recordFigures(sales)?.dispatch).toEqual({ count: 4, half_within_hours: 3, most_within_hours: 40 });
});

it("leaves out hours of orders that were never confirmed or sent", () => {
  const sales = [...twenty({ sentAt: null }), sale({ confirmedAt: null })];
  expect(recordFigures(sales)?.dispatch).toEqual({
    count: 0,
    half_within_hours: null,
    most_within_hours: null,
  });
});

it("says how long refunds took, and how many pieces came back", () => {
  const sales = [
    ...twenty(),
    sale({ refundDays: [3, 11], piecesClaimed: 2, pieces: 4 }),
    sale({ refundDays: [4] }),
  ];
  expect(recordFigures(sales)).toMatchObject({
    refunds: { count: 3, half_within_days: 4, longest_days: 11 },
    claims: { pieces_sold: 46, pieces_claimed: 2 },
  });
});

it("at least half are within the half, at least nine of ten within the most, and no part is more than its whole", () => {
  const anySale = fc.record({
    minutes: fc.nat({ max: 30_000 }),
    pieces: fc.integer({ min: 1, max: 9 }),
    refundDays: fc.array(fc.nat({ max: 60 }), { maxLength: 2 }),
    isLate: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anySale, { minLength: 20, maxLength: 60 }), (anySales) => {
      const sales = anySales.map(({ minutes, pieces, refundDays, isLate }) =>
        sale({
          sentAt: new Date(Date.parse("2026-11-02T08:00:00Z") + minutes * 60_000),
          deliveredOn: isLate ? "2026-11-09" : "2026-11-04",
          pieces,
          refundDays,
        }),
      );
      const figures = recordFigures(sales);
      const half = figures?.dispatch.half_within_hours ?? -1;
      const most = figures?.dispatch.most_within_hours ?? -1;
      const within = (limit: number) => anySales.filter(({ minutes }) => minutes <= 60 * limit).length;
      expect(2 * within(half)).toBeGreaterThanOrEqual(anySales.length);
      expect(2 * within(half - 1)).toBeLessThan(anySales.length);
      expect(10 * within(most)).toBeGreaterThanOrEqual(9 * anySales.length);
      expect(figures?.promised_days.kept).toBe(anySales.filter(({ isLate }) => !isLate).length);
    }),
  );
});
