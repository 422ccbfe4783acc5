/** Words of a product's page in the trade area. */
export const productCopy = {
  article: "Item no.",
  shopPrice: (price: string) => `${price} in the shop, VAT included`,
  each: { net: "each, without VAT", gross: (percent: number) => `each, with ${percent} % VAT` },
  breaks: "Price by quantity",
  from: "From",
  pieces: (count: number) => (count === 1 ? "1 piece" : `${count.toLocaleString("en")} pieces`),
  net: "Each, without VAT",
  gross: "Each, with VAT",
  out: "You can order this when it is back in stock.",
  specSheet: "Spec sheet (PDF)",
  specifications: "Specifications",
  description: "Description",
  box: "In the box",
  variants: "Also in",
} as const;
