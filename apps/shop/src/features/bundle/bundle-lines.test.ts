import type { Product } from "@precise/contract/shop/product";
import { expect, it } from "vitest";
import { bundleOf } from "./bundle-lines.ts";

const article = (
  sku: string,
  price: string,
  attributes: Product["attributes"],
  more: Partial<Product> = {},
): Product => ({
  id: 1,
  sku,
  name: sku,
  urlPath: `/product/${sku}`,
  price,
  currency: "NGN",
  stock_status: "IN_STOCK",
  finishes: [],
  media_gallery: [],
  attributes,
  short_description: "",
  description: "",
  categories: [],
  related_skus: [],
  spec_table: [],
  box_contents: [],
  created_at: "2026-01-01",
  variants: [],
  ...more,
});
const fitting = {
  article_kind: "fitting",
  lamp_base: "e14",
  lamp_count: 6,
  lamp_included: "0",
  lamp_max_w: 6,
  dimmable: "1",
  terminal: "ceiling",
};
const candle = {
  article_kind: "lamp",
  lamp_base: "e14",
  wattage: 5,
  dimmable: "1",
  dim_edge: "trailing",
};
const bulb = article("BULB", "3200.00", candle);
const dimmer = article("DIMMER", "16500.00", {
  article_kind: "dimmer",
  dim_edge: "trailing",
  dim_min_w: 5,
  dim_max_led_w: 150,
});
const chandelier = article("CHANDELIER", "325000.00", fitting);

it("a chandelier with its six bulbs and a dimmer, each priced", () => {
  expect(bundleOf(chandelier, [bulb, dimmer])).toEqual({
    title: "What it needs",
    total: "₦360,700",
    lines: [
      { sku: "CHANDELIER", quantity: 1, text: "CHANDELIER", note: "This product", price: "₦325,000" },
      {
        sku: "BULB",
        href: "/product/BULB",
        quantity: 6,
        text: "6 × BULB",
        note: "It comes without bulbs. ₦3,200 each",
        price: "₦19,200",
      },
      {
        sku: "DIMMER",
        href: "/product/DIMMER",
        quantity: 1,
        text: "DIMMER",
        note: "A dimmer that works with it.",
        price: "₦16,500",
      },
    ],
  });
});

it("counts what is paid now", () => {
  const reduced = article("BULB", "3200.00", candle, { special_price: "3000.00" });
  expect(bundleOf(chandelier, [reduced])?.total).toBe("₦343,000");
});

it("leaves out what is sold out, and what there are too few of", () => {
  const few = article("FEW", "1000.00", candle, { stock_status: "LOW_STOCK" });
  const gone = article("GONE", "1000.00", candle, { stock_status: "OUT_OF_STOCK" });
  expect(bundleOf(chandelier, [gone, few, bulb])?.lines.map(({ sku }) => sku)).toEqual([
    "CHANDELIER",
    "BULB",
  ]);
});

it("is not there for what is sold out, needs nothing, or where nothing suits", () => {
  expect(bundleOf({ ...chandelier, stock_status: "OUT_OF_STOCK" }, [bulb])).toBeNull();
  expect(bundleOf(bulb, [bulb, dimmer])).toBeNull();
  expect(bundleOf(chandelier, [])).toBeNull();
});
