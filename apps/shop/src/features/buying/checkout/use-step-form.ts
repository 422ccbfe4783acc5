import { postAside } from "@precise/web/forms/post-aside";
import { type CheckedForm, useCheckedForm } from "@precise/web/forms/use-checked-form";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { longestKept } from "./checkout-entries.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutField, CheckoutStep } from "./checkout-steps.ts";

type FormStep = Exclude<CheckoutStep, "review">;

/** Enhances the form of a step. @param found what the server has found wrong already */
export function useStepForm(step: FormStep, found: CheckoutProblems): CheckedForm<CheckoutField> {
  const { saveStep, isLeadingOn } = useSaveStep();
  const form = useCheckedForm<CheckoutField>(
    {
      name: step,
      action: `/checkout/save/${step}`,
      longestKept,
      sendAside: saveStep,
      loadRules: async () => {
        const { checkStep } = await import("./checkout-problems.ts");
        return (entries) => checkStep(step, entries);
      },
    },
    found,
  );
  return { ...form, isSending: form.isSending || isLeadingOn };
}

/** Saves a step's form while the page stays, and opens the section that comes next. */
export function useSaveStep() {
  const { push } = useRouter();
  const [isLeadingOn, startLeading] = useTransition();
  const saveStep = async (form: HTMLFormElement): Promise<boolean> => {
    const next = await postAside(form);
    if (next === null) return false;
    startLeading(() => push(next, { scroll: false }));
    return true;
  };
  return { saveStep, isLeadingOn };
}
