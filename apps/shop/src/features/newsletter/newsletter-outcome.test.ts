import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import { expect, it } from "vitest";
import { newsletterCopy } from "./newsletter-copy.ts";
import { newsletterOutcome } from "./newsletter-outcome.ts";

const refused = (failure: Partial<ApiFailure>): ApiResult<true> => ({
  ok: false,
  failure: { kind: "http", message: "No.", errors: [], ...failure },
});

it.each([
  [{ ok: true, value: true } as const, "subscribed"],
  [refused({ status: 409, code: "already_subscribed" }), "already_subscribed"],
  // An API of another release may not know the code: the message is what the specification gives.
  [refused({ status: 409, message: "This email address is already subscribed." }), "already_subscribed"],
  [refused({ status: 400, code: "invalid_input" }), "invalid"],
  [refused({ status: 429, code: "rate_limited" }), "too_many_requests"],
  [refused({ status: 503, code: "unavailable" }), "unreachable"],
  [refused({ kind: "network" }), "unreachable"],
  [refused({ kind: "timeout" }), "unreachable"],
] as const)("%j becomes %s", (result, outcome) => {
  expect(newsletterOutcome(result)).toBe(outcome);
});

it("the specification's own words are kept letter for letter", () => {
  expect(newsletterCopy.messages.subscribed).toBe("Thank you for subcribing to our newsletter");
  expect(newsletterCopy.messages.already_subscribed).toBe("Email is already subscribed");
});
