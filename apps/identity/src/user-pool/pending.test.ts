import { afterEach, expect, it, vi } from "vitest";
import { createPending } from "./pending.ts";

afterEach(() => void vi.useRealTimers());

it("what waits too long is forgotten, and beyond the most the oldest", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const pending = createPending<string>(1000, 2);
  const [first, second, third] = [pending.put("a"), pending.put("b"), pending.put("c")];
  expect([first, second, third].map((name) => pending.peek(name))).toEqual([undefined, "b", "c"]);
  vi.setSystemTime(Date.now() + 1000);
  expect(pending.take(third)).toBeUndefined();
});

it("putting one in takes no longer for all that wait", () => {
  const pending = createPending<number>(60_000, 1_000_000);
  const clock = vi.spyOn(Date, "now");
  for (let nth = 0; nth < 1000; nth++) pending.put(nth);
  // Once for its end, and once for the oldest.
  expect(clock.mock.calls.length).toBeLessThanOrEqual(2000);
  clock.mockRestore();
});
