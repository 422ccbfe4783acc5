import type { Variant } from "@precise/contract/shop/product";
import { expect, it } from "vitest";
import { otherVariantsInStock, ownVariantName, variantChoices } from "./variant-choices.ts";

const variant = (sku: string, finish?: string, size?: string, other: Partial<Variant> = {}): Variant => ({
  sku,
  urlPath: `/product/${sku}`,
  price: "1000.00",
  stock_status: "IN_STOCK",
  ...(finish === undefined ? {} : { finish: { value: finish, label: finish.toUpperCase() } }),
  ...(size === undefined ? {} : { size }),
  ...other,
});
const variants = [
  variant("BRASS-60", "brass", "60 cm"),
  variant("BRASS-80", "brass", "80 cm", { price: "1500.00" }),
  variant("BLACK-80", "black", "80 cm", { stock_status: "OUT_OF_STOCK" }),
];

it("another finish keeps the size where it is made in it, and says when it is out of stock", () => {
  expect(variantChoices({ sku: "BRASS-80", variants }).finishes).toEqual([
    { label: "BRASS", href: "/product/BRASS-80", current: true, soldOut: false, finish: "brass" },
    {
      label: "BLACK",
      href: "/product/BLACK-80",
      current: false,
      soldOut: true,
      finish: "black",
      note: "Out of stock",
    },
  ]);
});

it("another size keeps the finish, or takes what there is and says so", () => {
  expect(variantChoices({ sku: "BLACK-80", variants }).sizes).toEqual([
    { label: "60 cm", href: "/product/BRASS-60", current: false, soldOut: false, note: "only in BRASS" },
    { label: "80 cm", href: "/product/BLACK-80", current: true, soldOut: true, note: "Out of stock" },
  ]);
});

it("an option shows its price where it is another", () => {
  expect(variantChoices({ sku: "BRASS-60", variants }).sizes.map(({ note }) => note)).toEqual([
    undefined,
    "₦1,500",
  ]);
});

it("a sale price is the price of an option", () => {
  const onSale = [
    variant("A", "brass"),
    variant("B", "black", undefined, { price: "2000.00", special_price: "900.00" }),
  ];
  expect(variantChoices({ sku: "A", variants: onSale }).finishes[1]?.note).toBe("₦900");
});

it("a product without variants has no choice", () => {
  expect(variantChoices({ sku: "A", variants: [variant("A")] })).toEqual({ finishes: [], sizes: [] });
});

it("what is out of stock leads on to the variants that are not", () => {
  expect(otherVariantsInStock({ sku: "BLACK-80", variants })).toEqual([
    { name: "BRASS, 60 cm", href: "/product/BRASS-60" },
    { name: "BRASS, 80 cm", href: "/product/BRASS-80" },
  ]);
});

it("what a product itself is called among its variants says finish and size, and nothing where there is only one", () => {
  expect(ownVariantName({ sku: "BLACK-80", variants })).toBe("BLACK, 80 cm");
  expect(ownVariantName({ sku: "BRASS-60", variants: variants.slice(0, 1) })).toBe("");
});
