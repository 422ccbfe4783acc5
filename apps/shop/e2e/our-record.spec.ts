import { expect, test } from "./shop.ts";

test("our record says its rules, and below 20 sales nothing, nor does the footer lead there @whole", async ({
  page,
  shop,
}) => {
  await page.goto("/our-record");
  await expect(page.getByRole("heading", { level: 1, name: "Our record" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/Fewer than 20 orders|orders, delivered or collected/);
  const isEmpty = await page.getByText(/Fewer than 20 orders|first figures are counted tonight/).isVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Our record" })).toHaveCount(
    isEmpty ? 0 : 1,
  );
  await expect(page.getByText("Trade orders and sample orders are not in these figures.")).toBeVisible();
  await shop.expectAccessible();
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
  });
  test("the footer's links are folded, and open without scripts", async ({ page }) => {
    await page.goto("/faqs");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Board of Directors" });
    await expect(link).toBeHidden();
    await page.getByRole("contentinfo").locator("summary", { hasText: "About" }).click();
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "Board of Directors" })).toBeVisible();
  });
});
