import { shopPages } from "@precise/contract/pages/known-links";
import { expect, it } from "vitest";
import { routes, tradeAccounts } from "#shop/base/routes/route-table.ts";

it("texts may link to every page of a fixed address, and to no other", () => {
  const own = [...Object.values(routes).map(({ href }) => href), "/newsletter", tradeAccounts.href];
  expect([...shopPages].sort()).toEqual(own.sort());
});
