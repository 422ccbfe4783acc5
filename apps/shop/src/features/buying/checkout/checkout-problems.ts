import { address, contact, deliveryChoice, paymentChoice } from "@precise/contract/shop/orders/order";
import { paragraph } from "@precise/contract/wire/text";
import { typedAddress } from "@precise/web/buying/typed-address";
import { type EntryProblems, problemKindOf, problemsOf } from "@precise/web/forms/entry-problems";
import {
  type CheckoutEntries,
  type CheckoutField,
  type CheckoutStep,
  fieldsByStep,
} from "./checkout-steps.ts";

export type CheckoutProblems = EntryProblems<CheckoutField>;

const noteText = paragraph(1000);

/**
 * Checks what was typed in one step by the schemas of the wire contract; server and browser ask the same function.
 * @returns problems by field, in the order in which the fields stand; none when the step is complete
 * @source design "Checkout", design "Order calls"
 */
export function checkStep(step: CheckoutStep, entries: CheckoutEntries): CheckoutProblems {
  switch (step) {
    case "contact":
      return problemsOf(contact, contactOf(entries));
    case "delivery":
      return entries.method === "pickup" ? checkPickup(entries) : checkDelivery(entries);
    case "payment":
      return checkChoice("payment", entries, paymentChoice.safeParse({ method: entries.payment }).success);
    case "review":
      return {};
  }
}

/** The first step that is not complete yet; review when all are. */
export function firstOpenStep(entries: CheckoutEntries): CheckoutStep {
  const steps = ["contact", "delivery", "payment"] as const;
  return steps.find((step) => Object.keys(checkStep(step, entries)).length > 0) ?? "review";
}

function checkDelivery(entries: CheckoutEntries): CheckoutProblems {
  const method = checkChoice("method", entries, entries.method === "delivery");
  if (method.method) return { ...method, ...checkNote(entries) };
  const found = { ...problemsOf<CheckoutField>(address, typedAddress(entries)), ...checkNote(entries) };
  return Object.fromEntries(
    fieldsByStep.delivery.flatMap((field) => (found[field] ? [[field, found[field]]] : [])),
  );
}

function checkPickup(entries: CheckoutEntries): CheckoutProblems {
  const { showroom } = entries;
  const known = deliveryChoice.safeParse({ method: "pickup", showroom }).success;
  return { ...checkChoice("showroom", entries, known), ...checkNote(entries) };
}

function checkNote({ note = "" }: CheckoutEntries): CheckoutProblems {
  const [issue] = noteText.safeParse(note).error?.issues ?? [];
  return issue ? { note: problemKindOf(issue.code) } : {};
}

function checkChoice(field: CheckoutField, entries: CheckoutEntries, valid: boolean): CheckoutProblems {
  return valid ? {} : { [field]: entries[field] ? "not-valid" : "missing" };
}

/** Where news go is a wish, which nothing can be wrong with. */
function contactOf({
  email = "",
  firstname = "",
  lastname = "",
  phone = "",
}: CheckoutEntries): CheckoutEntries {
  return { email, firstname, lastname, phone };
}
