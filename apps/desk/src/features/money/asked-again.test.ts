import { expect, it } from "vitest";
import { questionsIn } from "./asked-again.tsx";

const question = (field: string, message: string) =>
  ({ code: "acceptance_required", field, message }) as const;

it("reads what is asked, field by field, and what a yes accepts", () => {
  const errors = [question("amount", "₦8,936,500 more."), question("payer", "Not Ada.")];
  expect(questionsIn({ errors })).toEqual({
    accepted: ["amount", "payer"],
    questions: ["₦8,936,500 more.", "Not Ada."],
  });
});

it("a refusal asks nothing", () => {
  expect(questionsIn({ errors: [{ code: "refused", message: "It is paid." }] })).toBeNull();
});
