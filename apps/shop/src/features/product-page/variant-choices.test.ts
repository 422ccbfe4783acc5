import type { Variant } from "@precise/contract/product";
import { expect, it } from "vitest";
import { variantChoices } from "./variant-choices.ts";

const variant = (
  sku: string,
  finish?: string,
  size?: string,
  stock_status: Variant["stock_status"] = "IN_STOCK",
): Variant => ({
  sku,
  urlPath: `/product/${sku}`,
  price: "1.00",
  stock_status,
  ...(finish === undefined ? {} : { finish: { value: finish, label: finish.toUpperCase() } }),
  ...(size === undefined ? {} : { size }),
});
const variants = [
  variant("BRASS-60", "brass", "60 cm"),
  variant("BRASS-80", "brass", "80 cm"),
  variant("BLACK-80", "black", "80 cm", "OUT_OF_STOCK"),
];

it("another finish keeps the size where it is made in it", () => {
  expect(variantChoices({ sku: "BRASS-80", variants }).finishes).toEqual([
    { label: "BRASS", href: "/product/BRASS-80", current: true, soldOut: false, finish: "brass" },
    { label: "BLACK", href: "/product/BLACK-80", current: false, soldOut: true, finish: "black" },
  ]);
});

it("another size keeps the finish, or takes what there is", () => {
  expect(variantChoices({ sku: "BLACK-80", variants }).sizes).toEqual([
    { label: "60 cm", href: "/product/BRASS-60", current: false, soldOut: false },
    { label: "80 cm", href: "/product/BLACK-80", current: true, soldOut: true },
  ]);
});

it("a product without variants has no choice", () => {
  expect(variantChoices({ sku: "A", variants: [variant("A")] })).toEqual({ finishes: [], sizes: [] });
});
