import { fixtureProducts } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const gap = "We confirm the delivery fee before you pay";

for (const { product, delivery, why, total, label, advice } of [
  {
    product: fixtureProducts.at99000,
    delivery: "₦5,000",
    why: "For orders up to ₦100,000",
    label: "Total",
    total: "₦104,000",
    advice: null,
  },
  {
    product: fixtureProducts.at100001,
    delivery: "₦15,000",
    why: "For orders of ₦100,001 to ₦250,000",
    label: "Total",
    total: "₦115,001",
    advice: null,
  },
  {
    product: fixtureProducts.at499000,
    delivery: "₦25,000",
    why: "For orders of ₦250,001 to ₦499,000",
    label: "Total",
    total: "₦524,000",
    advice: /Add ₦1,000 .* pay ₦24,000 less/,
  },
  {
    product: fixtureProducts.at499500,
    delivery: "To be confirmed",
    why: gap,
    label: "Total without delivery",
    total: "₦499,500",
    advice: /Add ₦500 .* delivery is free/,
  },
  {
    product: fixtureProducts.at500000,
    delivery: "Free",
    why: "For orders of ₦500,000 or more",
    label: "Total",
    total: "₦500,000",
    advice: null,
  },
]) {
  const depth = product === fixtureProducts.at99000 ? "" : " @whole";
  test(`a cart of ${product.price} naira pays ${total}, delivery ${delivery}${depth}`, async ({
    page,
    shop,
  }) => {
    await shop.fillCart([product, 1]);
    await page.goto("/shopping-cart");
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary.getByText(delivery, { exact: true }).first()).toBeVisible();
    await expect(summary.getByText(why, { exact: true })).toBeVisible();
    await expect(summary.getByText(label, { exact: true })).toBeVisible();
    await expect(summary.getByText(total, { exact: true }).last()).toBeVisible();
    if (advice) await expect(summary.getByText(advice)).toBeVisible();
    else await expect(summary.getByText(/^Add ₦.* more and/)).toHaveCount(0);

    await page.getByRole("button", { name: "Check out" }).click();
    await shop.checkOut();
    await shop.placeOrder(total);
    await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
    const placed = page.getByRole("region", { name: "Summary" });
    await expect(placed.getByText(delivery, { exact: true }).first()).toBeVisible();
    await expect(placed.getByText(total, { exact: true }).last()).toBeVisible();
    if (delivery === "To be confirmed") {
      await expect(placed.getByText(gap, { exact: true })).toBeVisible();
      await expect(page.getByText("We are confirming the delivery fee")).toBeVisible();
    }
  });
}
