import { operator } from "@precise/journeys/operator";
import { expectGoodEverywhere } from "@precise/journeys/quiet-test";
import { fixtureProducts } from "./fixture-products.ts";
import { makeCoupon } from "./operator.ts";
import { expect, test } from "./shop.ts";

const { small, at499000, at499500, at500000 } = fixtureProducts;

test("a cart out of which something was just taken is for everybody @whole", async ({ page, shop }) => {
  await shop.fillCart([at499000, 1]);
  await page.goto("/shopping-cart");
  await page.getByRole("button", { name: `Remove ${at499000.name}` }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await shop.expectAccessible();
});

test.describe("what is said in between @whole", () => {
  // The API says no to a code with a status, and browsers log that.
  test.use({ mayLog: /status of 4(09|22)/ });
  test("is for everybody: saved lines, refused and dearer vouchers, ways to share @whole", async ({
    page,
    shop,
  }) => {
    test.setTimeout(180_000);
    const code = await makeCoupon("--amount", "5000");
    await shop.fillCart([at500000, 1], [small, 1], [at499000, 1]);
    await page.goto("/shopping-cart");
    await page.getByRole("button", { name: `Save for later: ${at499000.name}` }).click();
    await expect(page.getByRole("region", { name: "Saved for later" })).toBeVisible();
    await page.getByRole("link", { name: "Share this cart" }).click();
    await expect(page.getByLabel("Link to these lights")).toBeVisible();
    await page.getByText("Have a voucher code?").click();
    await page.getByLabel("Voucher code").fill("NO-SUCH-CODE");
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(page.getByText(/not valid or has expired/)).toBeVisible();
    await expectGoodEverywhere(page);
    await page.getByLabel("Voucher code").fill(code);
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(page.getByText("This voucher would cost you ₦20,000 more")).toBeVisible();
    await expectGoodEverywhere(page);
    await page.getByRole("button", { name: "Apply anyway" }).click();
    await expect(page.getByText(`Voucher ${code} applied.`)).toBeVisible();
    await expectGoodEverywhere(page);
  });
});

test("an order is for everybody where it waits for a yes, and where it was cancelled @whole", async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000);
  await shop.fillCart([at499500, 1]);
  await page.goto("/checkout");
  await shop.checkOut();
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByText("We are confirming the delivery fee")).toBeVisible();
  const number = page.url().split("/").at(-1) ?? "";
  await expectGoodEverywhere(page);
  await operator("orders", "confirm-by-phone", number);
  await operator("orders", "set-delivery-fee", number, "9000");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Accept and pay/ })).toBeVisible();
  await expectGoodEverywhere(page);
  await page.getByText("Cancel this order").click();
  await page.getByRole("button", { name: "Yes, cancel the order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This order is cancelled" })).toBeVisible();
  await expectGoodEverywhere(page);
  await page.goto("/orders?trouble=not_found");
  await expectGoodEverywhere(page);
});
