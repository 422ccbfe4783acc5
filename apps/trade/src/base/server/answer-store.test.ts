import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepAnswer, keptAnswer } from "./answer-store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("gives an answer back to the session that it is of, and to no other", () => {
  keepAnswer("list-1", "ada", { rows: 2 });
  expect(keptAnswer("list-1", "ada")).toEqual({ rows: 2 });
  expect(keptAnswer("list-1", "bayo")).toBeUndefined();
  expect(keptAnswer("list-2", "ada")).toBeUndefined();
});
it("forgets it after half an hour", () => {
  keepAnswer("list-3", "ada", 1);
  vi.advanceTimersByTime(30 * 60 * 1000);
  expect(keptAnswer("list-3", "ada")).toBeUndefined();
});
it("keeps forty, and forgets the oldest first", () => {
  for (let at = 0; at < 41; at += 1) keepAnswer(`many-${at}`, "ada", at);
  expect([keptAnswer("many-0", "ada"), keptAnswer("many-1", "ada"), keptAnswer("many-40", "ada")]).toEqual([
    undefined,
    1,
    40,
  ]);
});
