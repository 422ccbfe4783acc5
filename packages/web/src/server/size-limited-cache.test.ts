import { expect, it } from "vitest";
import { sizeLimitedCache } from "./size-limited-cache.ts";

const within = (most: number) => sizeLimitedCache<Buffer>(most, (body) => body.length);

it("forgets what was not asked for when there is no room", () => {
  const kept = within(10);
  kept.keep("a", Buffer.alloc(4));
  kept.keep("b", Buffer.alloc(4));
  expect(kept.get("a")?.length).toBe(4);
  kept.keep("c", Buffer.alloc(4));
  expect([kept.get("a")?.length, kept.get("b"), kept.get("c")?.length]).toEqual([4, undefined, 4]);
});

it("counts what is kept again once", () => {
  const kept = within(10);
  kept.keep("a", Buffer.alloc(6));
  kept.keep("a", Buffer.alloc(4));
  kept.keep("b", Buffer.alloc(6));
  expect(kept.get("a")?.length).toBe(4);
});
