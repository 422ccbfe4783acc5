import { describe, expect, it } from "vitest";
import {
  cartNotActivePrefix,
  cartNotYoursPrefix,
  clearsCart,
  outcomeOfFailedLoad,
} from "./clear-on-message.ts";

describe("the messages", () => {
  it("are those of spec §4, letter for letter", () => {
    expect(cartNotYoursPrefix).toBe("The current user cannot perform operations on cart");
    expect(cartNotActivePrefix).toBe("The cart isn't active.");
  });

  it.each([
    "The current user cannot perform operations on cart",
    'The current user cannot perform operations on cart "k3J9"',
    "The cart isn't active.",
    "The cart isn't active. It was ordered on Monday.",
  ])("clear the cart: %s", (message) => {
    expect(clearsCart(message)).toBe(true);
  });

  it.each([
    "",
    "The cart isn't active",
    "The cart isn’t active.",
    "the cart isn't active.",
    " The cart isn't active.",
    "Sorry. The cart isn't active.",
    "The current user cannot perform operations",
    "Your session has expired.",
  ])("keep the cart: %j", (message) => {
    expect(clearsCart(message)).toBe(false);
  });
});

describe("outcomeOfFailedLoad", () => {
  const notYours = 'The current user cannot perform operations on cart "k3J9"';

  it.each([
    { status: 404 },
    { status: 404, code: "cart_not_found", message: "No such cart." },
    { status: 403, message: notYours, code: "cart_not_yours" },
    { status: 409, message: "The cart isn't active.", code: "cart_not_active" },
    { status: 200, message: "The cart isn't active." },
    { message: notYours },
    { status: 409, code: "cart_not_active" },
    { status: 403, code: "cart_not_yours" },
  ])("clears on %j", (failure) => {
    expect(outcomeOfFailedLoad(failure)).toBe("clear");
  });

  it.each([
    { networkFailed: true },
    { networkFailed: true, status: 404 },
    { status: 401, code: "session_expired", message: "Your session has expired." },
    { status: 401, code: "session_expired", message: notYours },
    { status: 401 },
    { status: 403, message: "Cross-site request." },
    { status: 408, message: "The cart isn't active." },
    { status: 429, code: "rate_limited" },
    { status: 429, message: notYours },
    { status: 500, message: notYours },
    { status: 502, message: "The cart isn't active." },
    { status: 503, code: "unavailable" },
    { status: 504 },
    { status: 400 },
    { status: 422 },
    {},
  ])("keeps on %j", (failure) => {
    expect(outcomeOfFailedLoad(failure)).toBe("keep");
  });
});
