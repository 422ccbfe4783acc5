/** Words of what does not fit together, in the cart, at checkout and on the order. @source design D11, design "Lighting" */
export const findingsCopy = {
  title: "Before you buy",
  labels: { stop: "Does not fit", warn: "Check this", note: "Good to know", unknown: "Not stated" },
  notes: (count: number) => (count === 1 ? "1 note" : `${count} notes`),
  /** By design D35 no finding is never "safe". */
  limits: "A guide from the product data; ask an electrician if unsure.",
  doNotFit: (count: number) => (count === 1 ? "1 thing does not fit." : `${count} things do not fit.`),
  toCheck: (count: number) => (count === 1 ? "1 thing to check." : `${count} things to check.`),
  bulbs: (base: string) => `See bulbs with ${base}`,
  checkout: {
    title: "Before you order",
    changeCart: "Change your cart",
    tick: "I have read this and order all the same",
    tickMissing: "Tick this to order all the same, or change your cart.",
  },
  ordered: {
    title: "You ordered this all the same",
    text: "It was shown when you placed your order, and you ticked that you had read it.",
  },
} as const;
