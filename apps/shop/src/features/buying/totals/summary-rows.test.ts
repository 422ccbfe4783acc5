import type { Cart } from "@precise/contract/shop/cart";
import { expect, it } from "vitest";
import { cartOfOneLamp } from "#shop/base/server/fake-api.ts";
import { figuresOf } from "./cart-figures.ts";
import { deliveryInWords, summaryRows } from "./summary-rows.ts";

/** A cart of one piece that costs so many naira. */
function cartOf(naira: number): Cart {
  const cart = cartOfOneLamp();
  const [item] = cart.items;
  if (!item) throw new Error("the sample cart has no lamp");
  const { special_price: _, ...product } = item.product;
  return {
    ...cart,
    items: [{ ...item, product: { ...product, price: `${naira}.00` }, row_total: { value: naira } }],
  };
}
const shown = (naira: number, method: "delivery" | "pickup" = "delivery") => {
  const { rows, total } = summaryRows(figuresOf(cartOf(naira), method));
  const delivery = rows.find(({ label }) => label === "Delivery");
  return [delivery?.amount, delivery?.explanation, total.label, total.amount];
};

it.each([
  [99_000, "₦5,000", "For orders up to ₦100,000", "Total", "₦104,000"],
  [100_001, "₦15,000", "For orders of ₦100,001 to ₦250,000", "Total", "₦115,001"],
  [499_000, "₦25,000", "For orders of ₦250,001 to ₦499,000", "Total", "₦524,000"],
  [
    499_500,
    "To be confirmed",
    "We confirm the delivery fee before you pay",
    "Total without delivery",
    "₦499,500",
  ],
  [500_000, "Free", "For orders of ₦500,000 or more", "Total", "₦500,000"],
])("a cart of N%i shows delivery %s", (naira, ...words) => expect(shown(naira)).toEqual(words));

it("pick-up is free, also where delivery had to be confirmed", () => {
  expect(shown(499_500, "pickup")).toEqual([
    "Free",
    "Collection from a showroom is free",
    "Total",
    "₦499,500",
  ]);
});

it("shows the VAT inside the total", () => {
  expect(summaryRows(figuresOf(cartOf(107_500), "pickup")).total.explanation).toBe(
    "Includes VAT (7.5 %) of ₦7,500",
  );
});

it("advises delivery, and never the shopper who picks up", () => {
  expect(figuresOf(cartOf(499_000), "delivery").advice).toMatchObject({
    kind: "pay-less",
    payLess: 2_400_000,
  });
  expect(figuresOf(cartOf(499_500), "delivery").advice.kind).toBe("leave-gap");
  expect(figuresOf(cartOf(499_000), "pickup").advice.kind).toBe("none");
});

it("says how far free delivery is, and nothing of it to who picks up", () => {
  expect(figuresOf(cartOf(469_500), "delivery").free).toMatchObject({ kind: "to-go", more: 3_050_000 });
  expect(figuresOf(cartOf(469_500), "pickup").free.kind).toBe("none");
});

it("says in a few words what delivery costs", () => {
  expect(deliveryInWords(figuresOf(cartOf(99_000), "delivery"))).toBe("₦5,000");
  expect(deliveryInWords(figuresOf(cartOf(499_500), "delivery"))).toBe(
    "We confirm the delivery fee before you pay",
  );
});

it("a discount says its name and its code, and free delivery by a code is free at any total", () => {
  const cart = cartOf(99_000);
  const { rows, total } = summaryRows(
    figuresOf(
      {
        ...cart,
        prices: {
          ...cart.prices,
          discounts: [{ amount: { value: 5_000 }, label: "Newsletter voucher", code: "WELCOME-1" }],
          free_delivery: { code: "WELCOME-1", label: "Newsletter voucher" },
        },
      },
      "delivery",
    ),
  );
  expect(rows.slice(1)).toEqual([
    { label: "Newsletter voucher", amount: "−₦5,000", explanation: "WELCOME-1" },
    { label: "Delivery", amount: "Free", explanation: "Paid by your voucher" },
  ]);
  expect(total.amount).toBe("₦94,000");
});

it("a discount without a code says its name alone, and several stand one below the other", () => {
  const cart = cartOf(99_000);
  const discounts = [
    { amount: { value: 9_900 }, label: "Rain week", code: "" },
    { amount: { value: 5_000 }, label: "Newsletter voucher", code: "WELCOME-1" },
  ];
  const { rows, total } = summaryRows(
    figuresOf({ ...cart, prices: { ...cart.prices, discounts } }, "pickup"),
  );
  expect(rows.slice(1, 3)).toEqual([
    { label: "Rain week", amount: "−₦9,900" },
    { label: "Newsletter voucher", amount: "−₦5,000", explanation: "WELCOME-1" },
  ]);
  expect(total.amount).toBe("₦84,100");
});

it("shows what delivery costs now, where the shop has set another table", () => {
  const delivery_tiers = [{ from: 0, to: null, fee: 7_500 }];
  const { rows, total } = summaryRows(figuresOf({ ...cartOf(99_000), delivery_tiers }, "delivery"));
  expect(rows.at(-1)).toEqual({
    label: "Delivery",
    amount: "₦7,500",
    explanation: "For every order",
  });
  expect(total.amount).toBe("₦106,500");
});

it("says that the fee depends on the state until it is known, and advises nothing before", () => {
  const delivery_zones = [{ name: "North", states: ["Kano"], tiers: [{ from: 0, to: null, fee: 12_000 }] }];
  const cart = { ...cartOf(99_000), delivery_zones };
  const feeAt = (state?: string) => {
    const figures = figuresOf(cart, "delivery", state);
    const row = summaryRows(figures).rows.find(({ label }) => label === "Delivery");
    return [row?.amount, row?.explanation?.includes("depends on your state"), figures.free.kind];
  };
  expect([feeAt(), feeAt("Kano"), feeAt("Lagos")]).toEqual([
    ["₦5,000", true, "none"],
    ["₦12,000", false, "none"],
    ["₦5,000", false, "to-go"],
  ]);
  expect(figuresOf(cart, "pickup").dependsOnState).toBe(false);
});
