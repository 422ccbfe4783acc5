import { describe, expect, it } from "vitest";
import { claimablePieces } from "./claimable-pieces.ts";

const of = (quantity: number) => ({ sku: "LAMP", quantity }) as const;

describe("the pieces that can be claimed", () => {
  it("are those that were delivered, less those in a claim under way", () => {
    expect(claimablePieces("LAMP", 3, [])).toBe(3);
    expect(claimablePieces("LAMP", 3, [{ ...of(2), state: "requested", settledAs: null }])).toBe(1);
    expect(claimablePieces("LAMP", 3, [{ ...of(2), sku: "OTHER", state: "approved", settledAs: null }])).toBe(
      3,
    );
  });

  it.each([
    ["requested", null, 1],
    ["approved", null, 1],
    ["received", null, 1],
    ["refused", null, 3],
    ["closed", null, 3],
    ["refunded", "refund", 1],
    ["closed", "refund", 1],
    ["replaced", "replacement", 3],
    ["closed", "replacement", 3],
    ["repaired", "repair", 3],
    ["sent_back", "send_back", 3],
  ] as const)("after a claim for two of three that is %s (%s) are %i", (state, settledAs, left) => {
    expect(claimablePieces("LAMP", 3, [{ ...of(2), state, settledAs }])).toBe(left);
  });

  it("are never fewer than none", () => {
    expect(claimablePieces("LAMP", 1, [{ ...of(2), state: "received", settledAs: null }])).toBe(0);
  });
});
