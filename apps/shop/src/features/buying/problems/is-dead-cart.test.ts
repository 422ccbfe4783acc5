import type { ApiFailure } from "@precise/api-client/api-failure";
import { expect, it } from "vitest";
import { isDeadCart } from "./is-dead-cart.ts";

const refused = (part: Partial<ApiFailure>): ApiFailure => ({
  kind: "http",
  message: "",
  errors: [],
  ...part,
});

it.each([
  ["no cart has that id", refused({ status: 404, code: "cart_not_found" })],
  [
    "the cart is a stranger's",
    refused({ status: 403, message: 'The current user cannot perform operations on cart "x"' }),
  ],
  ["the cart became an order", refused({ status: 409, message: "The cart isn't active." })],
])("a cart is dead when %s", (_why, failure) => expect(isDeadCart(failure)).toBe(true));

it.each([
  ["the product is unknown", refused({ status: 404, code: "unknown_sku" })],
  ["too little is in stock", refused({ status: 422, code: "out_of_stock" })],
  ["the session has run out", refused({ status: 401, code: "session_expired" })],
  ["the shop does not answer", refused({ kind: "network" })],
  ["a proxy answers for the shop", refused({ kind: "bad-answer", status: 404 })],
  ["too much was asked", refused({ status: 429, code: "rate_limited" })],
])("a cart lives when %s", (_why, failure) => expect(isDeadCart(failure)).toBe(false));
