import type { PriceRow } from "@precise/contract/desk/prices/price-shapes";

import { expect, it } from "vitest";
import { cellValue, countEdits, editedPrices, marginOfPrices, readEdits, withCell } from "./pending-edits.ts";

const lamp: PriceRow = {
  sku: "LAMP-1",
  name: "Lamp",
  price: 107_500,
  special_price: null,
  trade_price: 80_000,
  cost: 60_000,
  has_quantity_prices: false,
  changed_at: null,
};

it.each([
  ["price", "₦108,000", 108_000],
  ["price", "", "bad"],
  ["price", "0", "bad"],
  ["special_price", "  ", null],
  ["cost", "12.5", 12.5],
  ["trade_price", "ten", "bad"],
] as const)("a %s of “%s” comes to %s", (field, text, value) => {
  expect(cellValue(field, text)).toBe(value);
});

it("collects what is typed, and forgets what is as it was", () => {
  const typed = withCell(withCell(new Map(), lamp, "price", "110,000"), lamp, "special_price", "90000");
  expect(countEdits(typed)).toBe(2);
  expect(readEdits(typed)).toEqual({ edits: [{ sku: "LAMP-1", price: 110_000, special_price: 90_000 }] });
  const back = withCell(withCell(typed, lamp, "price", "107500"), lamp, "special_price", "");
  expect(back.size).toBe(0);
});

it("names the first cell that is no amount, and keeps what was typed into it", () => {
  const typed = withCell(new Map(), lamp, "cost", "1o0");
  expect(readEdits(typed)).toEqual({ bad: { sku: "LAMP-1", field: "cost" } });
  expect(typed.get("LAMP-1")?.texts.cost).toBe("1o0");
  expect(editedPrices(lamp, typed.get("LAMP-1")).cost).toBe(60_000);
});

it("shows the margin that the typed prices would have", () => {
  const typed = withCell(new Map(), lamp, "special_price", "53,750");
  expect(marginOfPrices(editedPrices(lamp, typed.get("LAMP-1")))).toEqual({
    percent: -20,
    isBelowCost: true,
  });
  expect(marginOfPrices(lamp)).toEqual({ percent: 40, isBelowCost: false });
});
