import type { Entries } from "@precise/web/forms/typed-entries";

/** Most characters kept of each field: one more than the contract takes, so that a text that is too long can be recognised. */
export const longestKept = {
  state: 61,
  lga: 61,
  line1: 121,
  line2: 121,
  landmark: 121,
  name: 121,
  phone: 31,
  po_number: 61,
  delivery_date: 11,
  note: 1001,
  payment: 20,
} as const satisfies Record<string, number>;

export type CheckoutField = keyof typeof longestKept;
/** As typed, right or wrong; what was never typed is missing. */
export type CheckoutEntries = Entries<CheckoutField>;

/** Every field, in the order of the page. */
export const checkoutFields = Object.keys(longestKept) as readonly CheckoutField[];
