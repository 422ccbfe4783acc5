import type { ProductItem } from "@precise/contract/shop/product";
import { expect, it } from "vitest";
import { reorderItems } from "./reorder-items.ts";

const line = (sku: string, unit_price: string, quantity = 1) => ({
  sku,
  name: `Lamp ${sku}`,
  urlPath: `/product/lamp-${sku}`,
  quantity,
  unit_price,
  row_total: { value: Number(unit_price) * quantity },
});
const product = (sku: string, price: string, more: Partial<ProductItem> = {}): ProductItem => ({
  id: 1,
  sku,
  name: `Lamp ${sku}`,
  urlPath: `/product/lamp-${sku}`,
  price,
  currency: "NGN",
  stock_status: "IN_STOCK",
  finishes: [],
  media_gallery: [],
  attributes: {},
  ...more,
});

it("names each line that is dearer, cheaper, out of stock or no longer sold, and no other", () => {
  const lines = [
    line("A", "1000.00"),
    line("B", "2000.00", 3),
    line("C", "5000.00"),
    line("D", "700.00"),
    line("E", "800.00"),
  ];
  const today = reorderItems(lines, [
    product("A", "1000.00"),
    product("B", "2500.50"),
    product("C", "5000.00", { special_price: "4000.00" }),
    product("D", "700.00", { stock_status: "OUT_OF_STOCK" }),
  ]);
  expect(today.changes).toEqual([
    "Lamp B costs ₦500.50 more: ₦2,500.50 each.",
    "Lamp C costs ₦1,000 less: ₦4,000 each.",
    "Lamp D is out of stock, so we leave it out.",
    "We no longer sell Lamp E, so we leave it out.",
  ]);
  expect(
    today.items.map(({ product: { sku }, quantity, row_total }) => [sku, quantity, row_total.value]),
  ).toEqual([
    ["A", 1, 1000],
    ["B", 3, 7501.5],
    ["C", 1, 4000],
  ]);
});

it("says nothing where nothing has changed", () => {
  expect(reorderItems([line("A", "1000.00")], [product("A", "1000.00")]).changes).toEqual([]);
});
