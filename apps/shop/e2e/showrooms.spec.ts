import { expect, test } from "./shop.ts";

test("showrooms tell address, hours, whether they are open, and lead to a visit", async ({ page }) => {
  // A Saturday at half past two in Lagos.
  await page.clock.setFixedTime(new Date("2026-11-21T13:30:00Z"));
  await page.goto("/showroom");
  const lagos = page.getByRole("article", { name: "Precise Showroom Lagos" });
  await expect(lagos.getByText("Open now, until 17:00")).toBeVisible();
  await expect(lagos.getByText("09:00 to 18:00")).toBeVisible();
  await expect(lagos.getByRole("link", { name: /^Directions/ })).toHaveAttribute(
    "href",
    /google\.com\/maps\/dir/,
  );
  await lagos.getByRole("link", { name: "Book a visit" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /Showroom visit in Lagos/ })).toBeVisible();
});

test("on Christmas Day they are closed, whatever their hours say @whole", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-12-25T10:00:00Z"));
  await page.goto("/showroom");
  await expect(page.getByText("Closed now, opens Monday at 09:00")).toHaveCount(3);
});

test("search engines read them as stores with their hours @whole", async ({ page }) => {
  await page.goto("/showroom");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const stores = blocks
    .flatMap((text) => JSON.parse(text)["@graph"] ?? [])
    .filter((each) => each["@type"] === "Store");
  expect(stores.map((store) => store.openingHoursSpecification[0].opens)).toEqual([
    "09:00",
    "09:00",
    "09:00",
  ]);
});
