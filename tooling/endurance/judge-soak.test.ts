import { expect, it } from "vitest";
import { fitLine, judgeSoak } from "./judge-soak.ts";
import type { Look } from "./look-at-process.ts";

const minuteMs = 60_000;
const lastsMs = 100 * minuteMs;
const calm = {
  rssMib: 200,
  heapMib: 50,
  externalMib: 10,
  active: { TCPSocketWrap: 12, Timeout: 20 },
  handles: 40,
  lagP99Ms: 52,
  lagMostMs: 60,
};

/** A look each minute, as `at` says it is in that minute. */
const looksOf = (at: (minute: number) => Partial<Look>): Look[] =>
  Array.from({ length: 101 }, (_, minute) => ({ ...calm, atMs: minute * minuteMs, ...at(minute) }));

it("a line is fitted by least squares: 1, 3, 2, 4 rises from 1.3 to 3.7", () => {
  const { from, to } = fitLine([
    [0, 1],
    [1, 3],
    [2, 2],
    [3, 4],
  ]);
  expect(from).toBeCloseTo(1.3);
  expect(to).toBeCloseTo(3.7);
});

it("memory that fills up in the first 15 % and stays is flat", () => {
  const looks = looksOf((minute) => ({ rssMib: minute < 15 ? 50 + minute * 10 : 200 }));
  expect(judgeSoak("api", looks, lastsMs).broken).toEqual([]);
});

it.each([
  [4.9, []],
  [5.1, ["memory"]],
])("memory that ends up %s %% above the end of the warm-up: %o", (percent, broken) => {
  const looks = looksOf((minute) => ({
    rssMib: 200 * (1 + (percent / 100) * Math.max(0, (minute - 15) / 85)),
  }));
  expect(judgeSoak("api", looks, lastsMs).broken).toEqual(broken);
});

it("memory that swings by a tenth about the same height is flat", () => {
  const looks = looksOf((minute) => ({ rssMib: minute % 2 === 0 ? 190 : 210 }));
  expect(judgeSoak("api", looks, lastsMs).broken).toEqual([]);
});

it("a heap that grows under the same memory is found, outside buffers too", () => {
  const heap = looksOf((minute) => ({ heapMib: 50 + minute / 10 }));
  const buffers = looksOf((minute) => ({ externalMib: 10 + minute / 10 }));
  expect(judgeSoak("api", heap, lastsMs).broken).toEqual(["heap"]);
  expect(judgeSoak("api", buffers, lastsMs).broken).toEqual(["heap"]);
});

it("a handle that stays behind every ten minutes is found, open or only waited for", () => {
  const open = looksOf((minute) => ({ handles: 40 + Math.floor(minute / 10) }));
  const active = looksOf((minute) => ({ active: { TCPSocketWrap: 12 + Math.floor(minute / 10) } }));
  expect(judgeSoak("door", open, lastsMs).broken).toEqual(["handles"]);
  expect(judgeSoak("door", active, lastsMs).broken).toEqual(["handles"]);
});

it("timers come and go with connections; one that stays behind every three minutes is found", () => {
  const swinging = looksOf((minute) => ({ active: { Timeout: minute % 50 < 25 ? 10 : 25 } }));
  const staying = looksOf((minute) => ({ active: { Timeout: 20 + Math.floor(minute / 3) } }));
  expect(judgeSoak("api", swinging, lastsMs).broken).toEqual([]);
  expect(judgeSoak("api", staying, lastsMs).broken).toEqual(["timers"]);
});

it("memory that falls breaks nothing", () => {
  const looks = looksOf((minute) => ({ rssMib: 300 - minute }));
  expect(judgeSoak("shop", looks, lastsMs).broken).toEqual([]);
});

it("a soak with too few looks is no proof", () => {
  expect(() => judgeSoak("shop", looksOf(() => ({})).slice(0, 17), lastsMs)).toThrow("2 times");
});
