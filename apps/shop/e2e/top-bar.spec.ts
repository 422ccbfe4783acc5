import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const bar = (page: Page) => page.getByRole("region", { name: "News and contact" });
/** Between what the bar says of delivery and returns and the shop's pages elsewhere. */
const promo = (page: Page) => bar(page).locator("[data-turns]").getByRole("link").last();

/** @source spec §2 "Promo link" */
const lines = [
  ["Shop Now", "/products"],
  ["About Precise", "/about-us"],
  ["TV Advert", "/sale/sale-tv-ad"],
  ["Help & FAQs", "/faqs"],
  ["Visit Our Showrooms", "/showroom"],
  ["Digital Showroom Appointments", "/appointment-booking"],
  ["Clearance", "/products/182/sale"],
  ["Living Room Ideas", "/room-ideas/living"],
  ["Dining Room Ideas", "/room-ideas/dining"],
] as const;

/** Goes to a page whose clock stands still, with the bar at work. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  await expect(promo(page)).toHaveText("Shop Now");
  // Its button works when the bar does.
  await bar(page).getByRole("button", { name: "Pause announcements" }).click();
  await bar(page).getByRole("button", { name: "Play announcements" }).click();
  await page.getByRole("heading", { level: 1 }).click();
}

test("nine lines take turns, one at a time, six seconds each, and each leads to its page", async ({
  page,
}) => {
  await openWithClock(page);
  for (const [name, path] of lines) {
    await expect(promo(page)).toHaveText(name);
    await expect(promo(page)).toHaveAttribute("href", path);
    expect((await page.request.get(path)).status(), path).toBe(200);
    await page.clock.fastForward(6_000);
  }
  await expect(promo(page)).toHaveText("Shop Now");
});

test("it says what delivery and returns are, with their terms a press away @whole", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(bar(page).getByRole("link", { name: "Free delivery from ₦500,000" })).toHaveAttribute(
    "href",
    "/faqs#delivery-cost",
  );
  await bar(page).getByRole("link", { name: "14 days to change your mind" }).click();
  await expect(page.getByRole("heading", { name: "Returns", exact: true })).toBeInViewport();
});

test("it stands still under the pointer, under the focus and when it is paused @whole", {
  tag: "@eager",
}, async ({ page }) => {
  await openWithClock(page);
  await promo(page).hover();
  await page.clock.fastForward(30_000);
  await expect(promo(page)).toHaveText("Shop Now");
  await page.mouse.move(700, 600);
  await promo(page).focus();
  await page.clock.fastForward(30_000);
  await expect(promo(page)).toHaveText("Shop Now");
  await bar(page).getByRole("button", { name: "Pause announcements" }).click();
  await page.getByRole("heading", { level: 1 }).click();
  await page.clock.fastForward(30_000);
  await expect(promo(page)).toHaveText("Shop Now");
  await bar(page).getByRole("button", { name: "Play announcements" }).click();
  await page.getByRole("heading", { level: 1 }).click();
  await page.clock.fastForward(6_000);
  await expect(promo(page)).toHaveText("About Precise");
});

test.describe("for whoever wants less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("nothing moves, and there is nothing to pause @whole", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await expect(bar(page).getByRole("button")).toHaveCount(0);
    await page.clock.fastForward(30_000);
    await expect(promo(page)).toHaveText("Shop Now");
  });
});

test("it holds the promise and the three networks, and no page about paying has it @whole", async ({
  page,
  shop,
}) => {
  await page.goto("/");
  await expect(bar(page)).toContainText("All week 24/7");
  await expect(page.getByRole("link", { name: /^(Facebook|Instagram|LinkedIn)$/ })).toHaveCount(3);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  for (const path of ["/shopping-cart", "/checkout"]) {
    await page.goto(path);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  }
  await shop.expectAccessible();
});

for (const width of [320, 360]) {
  test(`at ${width} pixels its longest line fits, and nothing lies on another @whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openWithClock(page);
    for (let turn = 0; turn < 5; turn += 1) {
      await page.clock.fastForward(6_000);
      const [, next] = [turn, lines[turn + 1]];
      await expect(promo(page)).toHaveText(next?.[0] ?? "");
    }
    await expect(promo(page)).toHaveText("Digital Showroom Appointments");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const parts = [promo(page), bar(page).getByRole("button"), bar(page).getByText("All week 24/7")];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await overlapsIn(bar(page))).toEqual([]);
  });
}

/** Links and buttons of a part that lie on one another, by their names. */
function overlapsIn(part: Locator): Promise<readonly string[]> {
  return part.locator("a, button").evaluateAll((all) => {
    const boxes = all.map((one) => ({
      name: one.textContent || one.ariaLabel,
      box: one.getBoundingClientRect(),
    }));
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 1 &&
            one.box.top < box.bottom - 1,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
  });
}
