/** The steps of the checkout in their order; each is a section with an address: `/checkout/contact`. @source design "Checkout" */
export const checkoutSteps = ["contact", "delivery", "payment", "review"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What a shopper types or chooses, by step; the names are those of the form fields. */
export const fieldsByStep = {
  contact: ["email", "firstname", "lastname", "phone", "news"],
  delivery: ["method", "showroom", "state", "lga", "line1", "line2", "landmark", "note"],
  payment: ["payment"],
  review: [],
} as const satisfies Record<CheckoutStep, readonly string[]>;

export type CheckoutField = (typeof fieldsByStep)[CheckoutStep][number];

/** As typed, right or wrong; what was never typed is missing. */
export type CheckoutEntries = Readonly<Partial<Record<CheckoutField, string>>>;

/** True for the name of a step, as it is in a path. */
export function isCheckoutStep(text: string): text is CheckoutStep {
  return (checkoutSteps as readonly string[]).includes(text);
}
