import fc from "fast-check";
import { expect, it } from "vitest";
import { reversed, sortedInParts } from "#api/modules/catalogue/memory/ranks.ts";

const values = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 9_000, size: "max" });

it("sorting in parts is sorting, with ties in the order of their ids, and pauses on the way", async () => {
  await fc.assert(
    fc.asyncProperty(values, async (list) => {
      const ids = Int32Array.from(list, (_, at) => list.length - at);
      let pauses = 0;
      const sorted = await sortedInParts(
        ids,
        (one, other) => (list[one] ?? 0) - (list[other] ?? 0),
        async () => {
          pauses += 1;
        },
      );
      const expected = [...list.keys()].sort(
        (one, other) => (list[one] ?? 0) - (list[other] ?? 0) || (ids[one] ?? 0) - (ids[other] ?? 0),
      );
      expect([...sorted]).toEqual(expected);
      expect(pauses).toBeGreaterThanOrEqual(Math.floor(list.length / 2_048));
    }),
    { numRuns: 20 },
  );
});

it("the other way round keeps ties as they were", () => {
  const prices = [5, 3, 5, 1];
  const compare = (one: number, other: number) => (prices[one] ?? 0) - (prices[other] ?? 0);
  expect([...reversed(Uint32Array.of(3, 1, 0, 2), compare)]).toEqual([0, 2, 1, 3]);
});
