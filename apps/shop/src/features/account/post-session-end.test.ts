import { expect, it } from "vitest";
import { fakeApi, formPost } from "#shop/base/server/fake-api.ts";
import { postSessionEnd } from "./post-session-end.ts";

it("abuse 3: logging out without scripts leaves a mark by which scripts forget the cart and its mirror", async () => {
  const { api } = fakeApi([{ status: 200, body: { data: { user: null } } }]);
  const { to, cookies } = await postSessionEnd(formPost({ api, cartId: "customers-cart" }));
  expect(to).toBe("/");
  expect(cookies?.map(({ name, value }) => [name, value])).toEqual([
    ["__Host-precise_session", ""],
    ["precise_session", ""],
    ["precise_signed_in", ""],
    ["cartId", "ordered"],
  ]);
});

it("an API that is away keeps the session and the cart", async () => {
  const { api } = fakeApi(["lost"]);
  expect(await postSessionEnd(formPost({ api, cartId: "customers-cart" }))).toEqual({
    to: "/auth?trouble=unreachable",
  });
});
