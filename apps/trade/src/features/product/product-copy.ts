/** Words of a product's page in the trade area. */
export const productCopy = {
  article: "Article number",
  shopPrice: (price: string) => `${price} in the shop, VAT included`,
  each: { net: "each, without VAT", gross: (percent: number) => `each, with ${percent} % VAT` },
  breaks: "Price by quantity",
  from: "From",
  pieces: (count: number) => (count === 1 ? "1 piece" : `${count.toLocaleString("en")} pieces`),
  net: "Each, without VAT",
  gross: "Each, with VAT",
  out: "This can be ordered when it is in stock again.",
  specSheet: "Spec sheet (PDF)",
  specifications: "Specifications",
  description: "Description",
  box: "In the box",
  variants: "Also in",
} as const;
