import { describe, expect, it } from "vitest";
import { findClaimMove, isWithdrawable, nextClaimStates } from "./claim-moves.ts";
import {
  claimReasons,
  claimSettlements,
  claimStates,
  reasonsOfKind,
  stateOfSettlement,
} from "./claim-words.ts";

describe("the moves of a claim", () => {
  it.each([
    ["requested", ["approved", "refused", "closed"]],
    ["approved", ["received", "closed"]],
    ["refused", ["approved", "closed"]],
    ["received", ["refunded", "replaced", "repaired", "sent_back"]],
    ["refunded", ["closed"]],
    ["replaced", ["closed"]],
    ["repaired", ["closed"]],
    ["sent_back", ["closed"]],
    ["closed", []],
  ] as const)("lead from %s to %j and nowhere else", (from, to) => {
    expect(nextClaimStates(from)).toEqual(to);
    for (const state of claimStates) {
      expect(findClaimMove(from, state).ok).toBe((to as readonly string[]).includes(state));
    }
  });

  it("settle nothing before the goods were looked at", () => {
    for (const settlement of claimSettlements) {
      expect(findClaimMove("approved", stateOfSettlement[settlement])).toEqual({
        ok: false,
        code: "no-such-move",
      });
    }
  });
});

it("a return may have any reason, a claim under the warranty a fault alone", () => {
  expect(reasonsOfKind).toEqual({ return: claimReasons, warranty: ["faulty"] });
});

it("a claim is taken back by its shopper until it is answered", () => {
  expect(claimStates.filter(isWithdrawable)).toEqual(["requested"]);
});
