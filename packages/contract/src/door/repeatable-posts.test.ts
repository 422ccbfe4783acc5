import { expect, it } from "vitest";
import { routes } from "../routes.ts";
import { repeatablePosts } from "./repeatable-posts.ts";

it("names every POST that only reads or demands a key, and no other", () => {
  // Without its key it is no call at all; where the key may be left out, a call that comes again may count twice.
  const isKeyed = ({ headers }: (typeof routes)[number]) => headers?.safeParse({}).success === false;
  const found = routes.filter((call) => call.method === "POST" && (call.isSafe || isKeyed(call)));
  expect(repeatablePosts).toEqual(found.map(({ path }) => path));
});
