import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeAnswer, storedAnswer } from "./answer-store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("gives an answer back to the session that it is of, and to no other", () => {
  storeAnswer("list-1", "ada", { rows: 2 });
  expect(storedAnswer("list-1", "ada")).toEqual({ rows: 2 });
  expect(storedAnswer("list-1", "bayo")).toBeUndefined();
  expect(storedAnswer("list-2", "ada")).toBeUndefined();
});
it("forgets it after half an hour", () => {
  storeAnswer("list-3", "ada", 1);
  vi.advanceTimersByTime(30 * 60 * 1000);
  expect(storedAnswer("list-3", "ada")).toBeUndefined();
});
it("keeps forty, and forgets the oldest first", () => {
  for (let at = 0; at < 41; at += 1) storeAnswer(`many-${at}`, "ada", at);
  expect([
    storedAnswer("many-0", "ada"),
    storedAnswer("many-1", "ada"),
    storedAnswer("many-40", "ada"),
  ]).toEqual([undefined, 1, 40]);
});
