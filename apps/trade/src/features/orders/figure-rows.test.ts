import { expect, it } from "vitest";
import { figureRows } from "./figure-rows.ts";

const prices = {
  subtotal: { value: 107_500 },
  delivery_fee: { value: 15_000 },
  payable: { value: 122_500 },
  net: { value: 113_953.49 },
  vat: { value: 8_546.51 },
};
const texts = ({ rows, total }: ReturnType<typeof figureRows>) =>
  [...rows, total].map(({ label, amount }) => `${label}: ${amount}`);

it("shows net, VAT and what is paid", () => {
  expect(texts(figureRows(prices, "10 pieces"))).toEqual([
    "Goods, with VAT: ₦107,500",
    "Delivery: ₦15,000",
    "Net total: ₦113,953.49",
    "VAT (7.5 %): ₦8,546.51",
    "Total with VAT: ₦122,500",
  ]);
});
it("promises no total while the delivery fee must be confirmed", () => {
  expect(texts(figureRows({ ...prices, delivery_fee: null }, "10 pieces"))).toContain(
    "Delivery: To be confirmed",
  );
  expect(figureRows({ ...prices, delivery_fee: null }, "").total.label).toBe("Total without delivery");
});
it("says that the fee depends on the state while the site's is not known", () => {
  const explained = (dependsOnState?: boolean) =>
    figureRows(prices, "10 pieces", dependsOnState).rows.find(({ label }) => label === "Delivery")
      ?.explanation;
  expect([explained(true), explained()]).toEqual([
    expect.stringContaining("depends on the state"),
    undefined,
  ]);
});
