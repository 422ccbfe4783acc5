import { expect, it } from "vitest";
import { cartOfOneLamp } from "#shop/base/server/fake-api.ts";
import { cartMessage, previewText } from "./shared-cart-texts.ts";

const items = (count: number) => Array.from({ length: count }, () => cartOfOneLamp(2).items).flat();
const url = "https://shop.example/shared-cart?line=2*LAMP";

it("a link's preview has the price in naira and the first lights", () => {
  expect(previewText(items(1))).toBe("₦90,000 without delivery: 2 × Sokoto Lamp.");
  expect(previewText(items(5))).toBe(
    "₦450,000 without delivery: 2 × Sokoto Lamp; 2 × Sokoto Lamp; 2 × Sokoto Lamp; and 2 more.",
  );
});

it("a message has the lines with their prices, what cannot be had, the total and the link", () => {
  const cart = { items: items(1), outOfStock: ["Omi Lamp"], notSold: ["OLD-1"] };
  expect(cartMessage(cart, { opening: "Hello Glow, I would like these lights:", url }).split("\n")).toEqual([
    "Hello Glow, I would like these lights:",
    "2 × Sokoto Lamp: ₦90,000",
    "Omi Lamp is out of stock.",
    "We do not sell item no. OLD-1.",
    "Total without delivery: ₦90,000",
    url,
  ]);
});

it("a long cart's message stays short enough for an address, its total whole", () => {
  const text = cartMessage({ items: items(100), outOfStock: [], notSold: [] }, { opening: "", url });
  expect(text.split("\n").slice(-3)).toEqual([
    "and 80 more, behind the link",
    "Total without delivery: ₦9,000,000",
    url,
  ]);
  expect(encodeURIComponent(text).length).toBeLessThan(4_000);
});
