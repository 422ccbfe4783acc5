import { expect, it } from "vitest";
import { articleWatch } from "./article-watch.ts";

const ring = ["RING-LAMP-PR-1"];
const disc = ["DISC-PR-2"];
const never = Number.POSITIVE_INFINITY;

/** A watch whose first answer was long ago. */
function scene(first: { sku: string; at: number }[] | null = []) {
  let time = -10_000;
  const watch = articleWatch(() => time);
  watch.learn({ cursor: "0000000a.50:50:", changed: first });
  time = 0;
  return {
    ...watch,
    at(seconds: number) {
      time = seconds * 1_000;
    },
    sold: (sku: string, at: number, cursor = `0000000a.${at + 1}:${at + 1}:`) =>
      watch.learn({ cursor, changed: [{ sku, at }] }),
    isGood: (shown: string[], begunAt: number) => watch.goodUntil(shown, begunAt * 1_000) > time,
  };
}

it("a sale ends what shows its article, and nothing else", () => {
  const { at, sold, isGood } = scene();
  at(10);
  sold("pr-1", 60);
  expect([isGood(ring, 9), isGood([...disc, ...ring], 9), isGood(disc, 9)]).toEqual([false, false, true]);
});

it("what is made right after a change is shown for a moment and made once more, for another replica may be behind", () => {
  const { at, sold, isGood, goodUntil } = scene();
  at(10);
  sold("PR-1", 60);
  at(11);
  expect(isGood(ring, 10.5)).toBe(true);
  at(12);
  expect([isGood(ring, 10.5), isGood(ring, 12)]).toEqual([false, true]);
  expect(goodUntil(ring, 12_000)).toBe(never);
});

it("of two changed articles each ends what was made before it settled", () => {
  const { at, sold, isGood } = scene();
  at(10);
  sold("PR-1", 60);
  at(11);
  sold("PR-2", 61);
  at(12.5);
  expect([isGood([...ring, ...disc], 11.5), isGood(disc, 11.5), isGood(disc, 10.5)]).toEqual([
    false,
    true,
    false,
  ]);
});

it("a change that a replica reports once more is no second change", () => {
  const { at, sold, isGood } = scene();
  at(10);
  sold("PR-1", 60);
  at(20);
  sold("PR-1", 60);
  expect(isGood(ring, 15)).toBe(true);
});

it("too many changes to name end everything once", () => {
  const { at, learn, isGood } = scene();
  at(10);
  learn({ cursor: "0000000a.70:70:", changed: null });
  expect(isGood(disc, 9)).toBe(false);
  at(13);
  expect(isGood(disc, 12.5)).toBe(true);
});

it("asks for all at first, then from the furthest cursor on, whatever a replica that is behind says", () => {
  expect(articleWatch(() => 0).since()).toBe("0");
  const { sold, since } = scene();
  sold("PR-1", 60);
  sold("PR-2", 55);
  expect(since()).toBe("0000000a.61:61:");
});

it("a page vouches only for what every replica had learned when it was begun", () => {
  const { at, sold, vouched } = scene();
  expect(vouched()).toBe("0000000a.50:50:");
  at(10);
  sold("PR-1", 60);
  at(11);
  expect(vouched()).toBe("0000000a.50:50:");
  at(12);
  expect(vouched()).toBe("0000000a.61:61:");
});

it("after a restart a page is valid if nothing that it shows changed since its cursor", () => {
  const { isUnchangedSince } = scene([{ sku: "PR-1", at: 40 }]);
  expect(isUnchangedSince(ring, "0000000a.41:41:")).toBe(true);
  // A transaction that was open when the page was made ended later.
  expect(isUnchangedSince(ring, "0000000a.40:45:40")).toBe(false);
  expect(isUnchangedSince(ring, "0000000b.41:41:")).toBe(false);
  expect([isUnchangedSince(ring, null), isUnchangedSince(disc, null)]).toEqual([false, true]);
  expect(scene(null).isUnchangedSince(disc, "0000000a.41:41:")).toBe(false);
});
