import { expect, it } from "vitest";
import { fakeApi, formPost } from "#shop/base/server/fake-api.ts";
import { postWishRemoval } from "./post-wish-removal.ts";

const list = { status: 200, body: { data: { skus: ["OTHER"] } } };

it("takes a light off the list, and the page offers to put it back", async () => {
  const { api, seen } = fakeApi([list]);
  const answer = await postWishRemoval(formPost({ api, fields: { sku: "LAMP" } }));
  expect(seen[0]?.path).toBe("/api/wishlist/remove");
  expect(answer).toEqual({ to: "/wishlist?removed=LAMP" });
});

it("puts it back, and offers nothing more", async () => {
  const { api, seen } = fakeApi([list]);
  const answer = await postWishRemoval(formPost({ api, fields: { sku: "LAMP", undo: "1" } }));
  expect(seen[0]?.path).toBe("/api/wishlist/add");
  expect(answer).toEqual({ to: "/wishlist" });
});

it("says so when the shop does not answer", async () => {
  const { api } = fakeApi(["lost"]);
  const answer = await postWishRemoval(formPost({ api, fields: { sku: "LAMP" } }));
  expect(answer).toEqual({ to: "/wishlist?problem=1" });
});
