import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const pendants = "/products/40/pendant-lights";

/** The card of a family in four finishes and two sizes. */
const dome = (page: Page) =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Ikeja Dome Pendant 300 mm, / }) });
const finish = (page: Page, name: string) => dome(page).getByRole("link", { name, exact: true });

test("a finish is chosen by keys on the card, and what is shown goes into the cart", {
  tag: "@eager",
}, async ({ page, shop }) => {
  await page.goto(pendants);
  await expect(finish(page, "Matt Black")).toHaveAttribute("aria-current", "true");
  const picture = dome(page).getByRole("presentation").first();
  const before = await picture.getAttribute("srcset");
  await finish(page, "White").press("Enter");
  await expect(finish(page, "White")).toHaveAttribute("aria-current", "true");
  await expect(finish(page, "White")).toBeFocused();
  await expect(dome(page)).toContainText("₦46,500");
  await expect(
    page.getByRole("status").filter({ hasText: "Ikeja Dome Pendant 300 mm, White, ₦46,500" }),
  ).toBeAttached();
  await expect(picture).not.toHaveAttribute("srcset", before ?? "");
  await expect(page).toHaveURL(new RegExp(`${pendants}$`));

  // The count is shown before the shop has answered.
  const answered = page.waitForResponse("**/api/cart/add");
  await dome(page).getByRole("button", { name: "Add Ikeja Dome Pendant 300 mm, White to cart" }).click();
  await expect(shop.cartLink(1)).toBeVisible();
  await answered;
  await expect(page).toHaveURL(new RegExp(`${pendants}$`));
  await page.goto("/shopping-cart");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Ikeja Dome Pendant 300 mm, White" }).first(),
  ).toBeVisible();
});

test("a filter on a finish shows the families in that finish @whole", async ({ page }) => {
  await page.goto(`${pendants}?finish=white`);
  await expect(finish(page, "White")).toHaveAttribute("aria-current", "true");
  await dome(page).getByRole("heading").getByRole("link").click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Ikeja Dome Pendant 300 mm, White" }),
  ).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`cards can be used by everyone while it is ${colorScheme} @whole`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(pendants);
    await finish(page, "White").click();
    await expect(finish(page, "White")).toHaveAttribute("aria-current", "true");
    await shop.expectAccessible();
  });
}

test.describe("without JavaScript @whole", () => {
  test.use({ javaScriptEnabled: false });

  test("a finish leads to its product, and a card's button to the cart", async ({ page }) => {
    await page.goto(pendants);
    await finish(page, "White").click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Ikeja Dome Pendant 300 mm, White" }),
    ).toBeVisible();
    await page.goto(pendants);
    await dome(page)
      .getByRole("button", { name: "Add Ikeja Dome Pendant 300 mm, Matt Black to cart" })
      .click();
    await expect(page).toHaveURL(/\/shopping-cart/);
    await expect(
      page.getByRole("main").getByRole("link", { name: "Ikeja Dome Pendant 300 mm, Matt Black" }).first(),
    ).toBeVisible();
  });
});
