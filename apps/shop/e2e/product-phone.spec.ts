import type { CDPSession, Page } from "@playwright/test";
import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { sampleProducts } from "./sample-products.ts";
import { expect, test } from "./shop.ts";

const { small } = fixtureProducts;
const { pendant, onSale, soldOut } = sampleProducts;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

type Point = readonly [x: number, y: number];

/** Moves fingers over the screen: each step says where all of them are. */
async function touch(fingers: CDPSession, ...steps: readonly (readonly Point[])[]): Promise<void> {
  for (const [place, points] of steps.entries()) {
    await fingers.send("Input.dispatchTouchEvent", {
      type: place === 0 ? "touchStart" : "touchMove",
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  }
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Every shift of the page that nobody caused. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { __shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          Object.assign(globalThis, { __shift: Reflect.get(globalThis, "__shift") + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "__shift"));
}

test("pictures are swiped, opened by a tap, and zoomed with two fingers", async ({ page, context }) => {
  await page.goto(pendant.path);
  const fingers = await context.newCDPSession(page);
  const picture = page.getByRole("link", { name: /picture 1 of 4, enlarge/ });
  const box = (await picture.boundingBox()) ?? { x: 0, y: 0 };
  const y = Math.round(box.y + 120);
  await expect(page.getByText("Picture 1 of 4", { exact: true })).toBeAttached();
  await touch(fingers, [[280, y]], [[220, y]], [[140, y]], [[60, y]]);
  await expect(page.getByText("Picture 2 of 4", { exact: true })).toBeAttached();

  await page.getByRole("link", { name: /picture 2 of 4, enlarge/ }).tap();
  const zoom = page.getByRole("dialog");
  await expect(zoom.getByText("2 of 4, 100 %")).toBeVisible();
  await touch(
    fingers,
    [
      [170, 350],
      [190, 350],
    ],
    [
      [150, 350],
      [210, 350],
    ],
    [
      [120, 350],
      [240, 350],
    ],
  );
  await expect(zoom.getByText("2 of 4, 400 %")).toBeVisible();
  await touch(fingers, [[180, 350]], [[120, 300]]);
  await expect(zoom.getByText("2 of 4, 400 %")).toBeVisible();
  await touch(fingers, [[180, 350]]);
  await touch(fingers, [[180, 350]]);
  await expect(zoom.getByText("2 of 4, 100 %")).toBeVisible();
  await touch(fingers, [[80, 350]], [[160, 352]], [[260, 354]]);
  await expect(zoom.getByText("1 of 4, 100 %")).toBeVisible();
  await page.goBack();
  await expect(zoom).toHaveCount(0);
});

test("the bar adds while the button is out of sight, and covers neither content nor focus", async ({
  page,
  shop,
  context,
}) => {
  const shift = await watchShifts(page);
  await page.goto(pathOf(small));
  // An answer that comes within half a second of the press may move the page; one from a slow network may not.
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 700,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const bar = page.getByRole("region", { name: "Buy" });
  const button = page.getByRole("button", { name: "Add to cart", exact: true });
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await page.getByRole("button", { name: /^One more/ }).tap();
  await page.getByRole("heading", { name: "Specifications" }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await bar.getByRole("button", { name: "Add 2 to cart" }).tap();
  await expect(shop.cartLink(2)).toBeVisible();
  await expect(page.getByRole("link", { name: "View cart" })).toBeVisible();

  const overlap = await page.evaluate(() => {
    const bottom = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
    const top = document.querySelector("[aria-label='Buy']")?.getBoundingClientRect().top ?? 0;
    return Math.round(bottom - top);
  });
  expect(overlap).toBeLessThanOrEqual(0);
  // Walks up from the foot of the page: nothing that takes the focus lies under the bar.
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  for (let step = 0; step < 12; step += 1) {
    const isHidden = await page.evaluate(() => {
      const bar = document.querySelector("[aria-label='Buy']");
      const focused = document.activeElement;
      if (!bar || !focused || bar.contains(focused)) return false;
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    });
    expect(isHidden).toBe(false);
    await page.keyboard.press("Shift+Tab");
  }
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  expect(await shift()).toBeLessThan(0.01);
});

test("on a slow network nothing moves while the page comes, with a cart and with something looked at before @whole", async ({
  page,
  shop,
  context,
}) => {
  test.setTimeout(120_000);
  await page.goto(onSale.path);
  await shop.fillCart([small, 2]);
  const shift = await watchShifts(page);
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(pendant.path);
  await expect(page.getByText("Delivery with your cart: ₦5,000 in total, before vouchers.")).toBeAttached();
  await page.getByRole("link", { name: "All Pendant Lights" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: onSale.name })).toBeVisible();
  expect(await shift()).toBeLessThan(0.01);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`every state is for everybody, in the ${colorScheme} @whole`, async ({ page, shop }) => {
    // What fades in is judged when it is there, not on its way.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(onSale.path);
    await shop.expectAccessible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole("region", { name: "Buy" })).toBeVisible();
    await shop.expectAccessible();
    await page.goto(soldOut.path);
    await shop.expectAccessible();
    await page.goto(pendant.path);
    // What folds is opened, and so are the explanations in it.
    await page
      .locator("summary")
      .filter({ hasText: /^Light$/ })
      .tap();
    await page.getByText("Bulb base").tap();
    await page
      .locator("summary")
      .filter({ hasText: /^Size and fitting$/ })
      .tap();
    await page.getByText("IP rating").tap();
    await shop.expectAccessible();
    await page.getByRole("link", { name: "All Pendant Lights" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: "Recently viewed" })).toBeVisible();
    await shop.expectAccessible();
    await page.getByRole("link", { name: /picture 1 of 4, enlarge/ }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await shop.expectAccessible();
  });
}
