import { fixtureProducts } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small, at99000, at499000 } = fixtureProducts;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test("with a thumb: from the cart to the confirmation, the summary always in reach @whole", async ({
  page,
  shop,
}) => {
  await shop.fillCart([small, 1], [at99000, 1]);
  await page.goto("/shopping-cart");
  await page.getByRole("button", { name: `One more. Quantity of ${small.name}` }).tap();
  await expect(shop.cartLink(3)).toBeVisible();
  await page.getByRole("button", { name: `Save for later: ${at99000.name}` }).tap();
  await expect(shop.cartLink(2)).toBeVisible();
  await page.getByRole("button", { name: `Move to cart: ${at99000.name}` }).tap();
  await expect(shop.cartLink(3)).toBeVisible();
  await page.getByRole("button", { name: "Check out" }).tap();

  await page.getByLabel("Mobile number").scrollIntoViewIfNeeded();
  const handle = page.getByText(/^Order summary 3 items/);
  await expect(handle).toBeInViewport();
  await handle.tap();
  await expect(page.getByRole("region", { name: "Your order" }).getByText("₦119,000").first()).toBeVisible();
  await handle.tap();
  await shop.checkOut({ payment: /Pay on delivery/ });
  await expect(handle).toBeInViewport();
  await shop.placeOrder("₦119,000");
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
});

for (const path of ["/shopping-cart", "/checkout/contact", "/orders", `/shared-cart?line=2*${small.sku}`]) {
  test(`on ${path} a finger finds everything: nothing is smaller than 44 pixels @whole`, async ({
    page,
    shop,
  }) => {
    await shop.fillCart([small, 2]);
    await page.goto(path);
    const tooSmall = await page
      .locator(
        "main :is(a, button:not([aria-hidden]), summary, input:not([type=hidden], [type=radio], [type=checkbox]), select)",
      )
      .evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const isShown = element.checkVisibility() && width > 1 && height > 1;
          // A link inside a sentence or a line's name is text, and WCAG leaves it out.
          const isText = element.tagName === "A" && getComputedStyle(element).display === "inline";
          return isShown && !isText && height < 44 ? [`${element.outerHTML.slice(0, 120)} is ${height}`] : [];
        }),
      );
    expect(tooSmall).toEqual([]);
  });
}

test.describe("on a slow network @whole", () => {
  test("what is pressed before the scripts have come is done once", async ({ page, shop, context }) => {
    test.setTimeout(120_000);
    await shop.fillCart([small, 1]);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto("/shopping-cart", { waitUntil: "commit" });
    const remove = page.getByRole("button", { name: `Remove ${small.name}` });
    await remove.tap();
    await expect(page.getByText(`Removed ${small.name}`)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("link", { name: small.name })).toHaveCount(0);
  });

  test("the cart never shows a count that is not so, and nothing moves while it comes", async ({
    page,
    shop,
    context,
  }) => {
    test.setTimeout(120_000);
    await shop.fillCart([at499000, 2], [small, 1]);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seenNames: seen, shift: 0 });
      const look = () => {
        const name = document.querySelector("header a[href='/shopping-cart']")?.getAttribute("aria-label");
        if (name && seen.at(-1) !== name) seen.push(name);
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput)
            Object.assign(window, { shift: Reflect.get(window, "shift") + entry.value });
      }).observe({ type: "layout-shift", buffered: true });
    });
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 100_000,
      uploadThroughput: 50_000,
    });
    await page.goto("/shopping-cart");
    await expect(shop.cartLink(3)).toBeVisible({ timeout: 60_000 });
    const { names, shift } = await page.evaluate(() => ({
      names: Reflect.get(window, "seenNames") as string[],
      shift: Reflect.get(window, "shift") as number,
    }));
    // "Cart" without a number claims nothing; what must not be seen is another number.
    expect(names.filter((name) => !["Cart", "Cart, 3 items"].includes(name))).toEqual([]);
    expect(shift).toBeLessThanOrEqual(0.01);
  });
});

test.describe("without a network", () => {
  test.use({ mayLog: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });
  test("cart and checkout say so at once, stay, and go on when it is back @whole", async ({
    page,
    shop,
    context,
  }) => {
    await shop.fillCart([small, 2]);
    await page.goto("/shopping-cart");
    await page.getByRole("button", { name: `One more. Quantity of ${small.name}` }).tap();
    await expect(shop.cartLink(3)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText("You are offline")).toBeVisible();
    await page.getByRole("button", { name: "Check out" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You are offline")).toHaveCount(0);
    await page.getByRole("button", { name: "Check out" }).tap();

    await page.getByLabel("E-mail address").fill("ada@example.com");
    // Code that has not come by then does not come without a network.
    await shop.keepsWhatIsTyped("ada@example.com");
    await context.setOffline(true);
    await expect(page.getByText("You are offline. We kept what you typed", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Continue to delivery" }).tap();
    await expect(page).toHaveURL(/\/checkout\/contact$/);
    await context.setOffline(false);
    await expect(page.getByText("You are offline")).toHaveCount(0);
    await expect(page.getByLabel("E-mail address")).toHaveValue("ada@example.com");
  });
});
