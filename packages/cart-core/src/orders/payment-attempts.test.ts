import { describe, expect, it } from "vitest";
import {
  attemptStatuses,
  isLiveAttempt,
  isRefundUnderWay,
  mayAttemptBecome,
  mayRefundBecome,
  refundStatuses,
} from "./payment-attempts.ts";

describe("attempts to pay", () => {
  it.each([
    ["created", ["open", "succeeded", "failed", "abandoned"]],
    ["open", ["succeeded", "failed", "abandoned"]],
    // A bank may be late, or change its mind.
    ["failed", ["open", "succeeded"]],
    ["abandoned", ["open", "succeeded", "failed"]],
    ["succeeded", ["reversed"]],
    ["reversed", []],
  ] as const)("that are %s may become %j", (from, next) => {
    expect(attemptStatuses.filter((to) => mayAttemptBecome(from, to))).toEqual(next);
  });

  it("are live until they end", () => {
    expect(attemptStatuses.filter(isLiveAttempt)).toEqual(["created", "open"]);
  });
});

describe("refunds", () => {
  it.each([
    ["held", ["requested", "failed"]],
    ["requested", ["pending", "processing", "needs_account", "processed", "failed"]],
    ["pending", ["processing", "needs_account", "processed", "failed"]],
    ["processing", ["needs_account", "processed", "failed"]],
    ["needs_account", ["pending", "processing", "processed", "failed"]],
    // Older news may come late.
    ["processed", []],
    ["failed", []],
  ] as const)("that are %s may become %j", (from, next) => {
    expect(refundStatuses.filter((to) => mayRefundBecome(from, to))).toEqual(next);
  });

  it("promise their amount until they are processed or failed", () => {
    expect(refundStatuses.filter(isRefundUnderWay)).toEqual([
      "held",
      "requested",
      "pending",
      "processing",
      "needs_account",
    ]);
  });
});
