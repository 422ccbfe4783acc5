import { entriesIn } from "@precise/web/forms/entries-in";
import type { CheckoutEntries, CheckoutField } from "./checkout-steps.ts";

/**
 * Most characters kept of an entry: one more than the contract takes, so that too long a text is still seen to be too
 * long and the cookies stay below 4 KB.
 */
export const longestKept: Record<CheckoutField, number> = {
  email: 255,
  firstname: 61,
  lastname: 61,
  phone: 31,
  news: 10,
  method: 10,
  showroom: 61,
  state: 61,
  lga: 61,
  line1: 121,
  line2: 121,
  landmark: 121,
  note: 1001,
  payment: 20,
};
/** The entries of a form post; fields that the form did not carry are left out. */
export function entriesOf(form: Pick<FormData | URLSearchParams, "get">): CheckoutEntries {
  return entriesIn(form, longestKept);
}
