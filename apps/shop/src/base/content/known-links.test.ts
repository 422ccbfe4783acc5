import { shopPages } from "@precise/contract/pages/known-links";
import { expect, it } from "vitest";
import { routes } from "#shop/base/routes/route-table.ts";

it("texts may link to every page of a fixed address, and to no other", () => {
  const own = [...Object.values(routes).map(({ href }) => href), "/newsletter"];
  expect([...shopPages].sort()).toEqual(own.sort());
});
