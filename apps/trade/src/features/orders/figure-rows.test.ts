import { expect, it } from "vitest";
import { figureRows } from "./figure-rows.ts";

const prices = {
  delivery_fee: { value: 15_000 },
  payable: { value: 122_500 },
  net: { value: 113_953.49 },
  vat: { value: 8_546.51 },
};
const texts = ({ rows, total }: ReturnType<typeof figureRows>) =>
  [...rows, total].map(({ label, amount }) => `${label}: ${amount}`);

it("shows goods and delivery without VAT, then VAT and what is paid, which is their sum", () => {
  expect(texts(figureRows(prices, "10 pieces"))).toEqual([
    "Net: ₦100,000",
    "Delivery, net: ₦13,953.49",
    "VAT (7.5 %): ₦8,546.51",
    "Total with VAT: ₦122,500",
  ]);
});
it("says that delivery is free", () => {
  const free = {
    delivery_fee: { value: 0 },
    payable: { value: 107_500 },
    net: { value: 100_000 },
    vat: { value: 7_500 },
  };
  expect(texts(figureRows(free, ""))).toEqual([
    "Net: ₦100,000",
    "Delivery: Free",
    "VAT (7.5 %): ₦7,500",
    "Total with VAT: ₦107,500",
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
    figureRows(prices, "10 pieces", dependsOnState).rows.find(({ label }) => label.startsWith("Delivery"))
      ?.explanation;
  expect([explained(true), explained()]).toEqual([
    expect.stringContaining("depends on the state"),
    undefined,
  ]);
});
