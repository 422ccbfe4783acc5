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
  it("may succeed late, after they failed or were left", () => {
    expect(mayAttemptBecome("failed", "succeeded")).toBe(true);
    expect(mayAttemptBecome("abandoned", "succeeded")).toBe(true);
  });

  it("leave success by a reversal alone", () => {
    expect(attemptStatuses.filter((to) => mayAttemptBecome("succeeded", to))).toEqual(["reversed"]);
  });

  it("never leave a reversal", () => {
    expect(attemptStatuses.filter((to) => mayAttemptBecome("reversed", to))).toEqual([]);
  });

  it("are live until they end", () => {
    expect(attemptStatuses.filter(isLiveAttempt)).toEqual(["created", "open"]);
  });
});

describe("refunds", () => {
  it("stay processed when older news come late", () => {
    expect(refundStatuses.filter((to) => mayRefundBecome("processed", to))).toEqual([]);
  });

  it("go on once the payer has named an account", () => {
    expect(mayRefundBecome("needs_account", "processing")).toBe(true);
    expect(mayRefundBecome("needs_account", "processed")).toBe(true);
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
