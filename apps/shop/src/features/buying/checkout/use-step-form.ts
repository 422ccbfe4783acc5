import { type CheckedForm, useCheckedForm } from "@precise/web/forms/use-checked-form";
import { longestKept } from "./checkout-entries.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutField, CheckoutStep } from "./checkout-steps.ts";

type FormStep = Exclude<CheckoutStep, "review">;

/** Enhances the form of a step. @param found what the server has found wrong already */
export function useStepForm(step: FormStep, found: CheckoutProblems): CheckedForm<CheckoutField> {
  return useCheckedForm<CheckoutField>(
    {
      name: step,
      action: `/checkout/save/${step}`,
      longestKept,
      loadRules: async () => {
        const { checkStep } = await import("./checkout-problems.ts");
        return (entries) => checkStep(step, entries);
      },
    },
    found,
  );
}
