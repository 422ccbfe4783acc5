import { expect, it } from "vitest";
import { startAnswerTally } from "./answer-tally.ts";

it("counts answers by status with the middle and the longest wait, and begins anew", () => {
  const { onAnswer, take } = startAnswerTally();
  onAnswer(200, 100);
  onAnswer(503, 10_000);
  onAnswer(undefined, 30_000);
  onAnswer(200, 400);
  onAnswer(200, 200);
  expect(take()).toBe("3 × 200, 1 × 503, 1 × no answer; half within 0.4 s, the longest 30.0 s");
  expect(take()).toBe("nobody was answered");
});
