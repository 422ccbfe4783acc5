import type { Page } from "@playwright/test";
import { untilListening } from "@precise/journeys/until-listening";
import { pagesToLookAt, scriptsOf } from "../src/base/routes/page-table.ts";
import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small } = fixtureProducts;
const product = pathOf(small);
const chunks = "**/_next/static/chunks/*.js";
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test.use({ scripts: "as-they-come" });

/** Scripts of the framework that a page has asked for. */
function askedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/_next\/static\/chunks\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

const isListening = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.listening !== undefined);
const more = (page: Page) => page.getByRole("button", { name: `One more. Quantity of ${small.name}` });
const quantity = (page: Page) => page.getByRole("spinbutton", { name: `Quantity of ${small.name}` });
const lights = (page: Page) => page.getByRole("switch", { name: "Lights" }).first();

/** Waits until so many milliseconds have gone since the first paint. */
const sincePaint = (page: Page, milliseconds: number) =>
  page.waitForFunction((wait) => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint !== undefined && performance.now() >= paint.startTime + wait;
  }, milliseconds);

/** A machine of a quarter of this one's speed. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

test("every page that may wait comes without the framework's scripts, and with a list of them", async ({
  request,
}) => {
  const paths = [
    ...pagesToLookAt.filter((path) => scriptsOf(path.split("?")[0] ?? "") === "on-intent"),
    product,
  ];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('id="scripts-on-intent" data-wait="on-intent">["/_next/');
    expect(html, path).not.toMatch(/<script src="\/_next\/[^"]*" async/);
    expect(html, path).not.toMatch(/<link rel="(?:module)?preload" as="script"/);
  }
});

test("the cart's scripts wait until it is at rest, in each way in which its page is made", async ({
  request,
}) => {
  for (const path of ["/shopping-cart", "/shopping-cart?added=1", "/shopping-cart?whole=1"])
    expect(await (await request.get(path)).text(), path).toContain(
      'id="scripts-on-intent" data-wait="at-rest">["/_next/',
    );
});

test.describe("on a phone", () => {
  test.use(phone);

  test("scrolling fetches nothing of the framework, by finger, wheel or keys @whole", async ({ page }) => {
    const scripts = askedScripts(page);
    await page.goto("/");
    const session = await page.context().newCDPSession(page);
    await session.send("Input.synthesizeScrollGesture", { x: 180, y: 600, yDistance: -2000, speed: 4000 });
    await page.mouse.wheel(0, 800);
    await page.keyboard.press("PageDown");
    await page.keyboard.press("Space");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    expect(scripts).toEqual([]);
  });

  for (const wait of [0, 50, 150, 300, 600]) {
    test(`a tap ${wait} ms after the paint does its work once, and keeps the focus @whole`, async ({
      page,
    }) => {
      await slowDown(page);
      await page.goto(product, { waitUntil: "commit" });
      await more(page).waitFor();
      await sincePaint(page, wait);
      await more(page).tap();
      await untilListening(page);
      await expect(quantity(page)).toHaveValue("2");
      await expect(more(page)).toBeFocused();
      await more(page).tap();
      await expect(quantity(page)).toHaveValue("3");
    });
  }

  test("menu and search open by themselves at once, and stay open when React comes @whole", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await expect(page.getByRole("navigation", { name: "Shop", exact: true })).toBeVisible();
    await untilListening(page);
    await expect(page.getByRole("navigation", { name: "Shop", exact: true })).toBeVisible();
    await page.goto("/");
    await page.getByRole("button", { name: "Search", exact: true }).first().tap();
    const field = page.getByLabel("Search products");
    await expect(field).toBeFocused();
    await field.pressSequentially("lam");
    await expect(page.getByRole("listbox")).toBeVisible();
    await expect(field).toHaveValue("lam");
  });

  test("a form that is sent before React is sent once, by the browser @whole", async ({ page }) => {
    await page.goto(product);
    // The cart takes the word off its address as soon as it has said it.
    const sent = page.waitForRequest(/\/shopping-cart\?added=/);
    await page.getByRole("button", { name: "Add to cart" }).first().tap();
    await sent;
    await expect(quantity(page)).toHaveValue("1");
  });
});

const presses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "a mouse that comes from nowhere": async (page) => more(page).dispatchEvent("click"),
  "a screen reader": async (page) => more(page).evaluate((button: HTMLElement) => button.click()),
  Enter: async (page) => {
    await more(page).focus();
    await page.keyboard.press("Enter");
  },
  "Tab and Space": async (page) => {
    await quantity(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
  },
};
for (const [who, press] of Object.entries(presses)) {
  test(`a press by ${who} before React counts once @whole`, async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(chunks, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(product, { waitUntil: "commit" });
    await more(page).waitFor();
    await press(page);
    expect(await isListening(page)).toBe(false);
    await expect(quantity(page)).toHaveValue("1");
    letThrough();
    await untilListening(page);
    await expect(quantity(page)).toHaveValue("2");
  });
}

test("lights and promo are served before React, and React takes them as they are @whole", async ({
  page,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(chunks, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await lights(page).click();
  await expect(lights(page)).not.toBeChecked();
  await page.getByRole("button", { name: "Pause announcements" }).click();
  await expect(page.getByRole("button", { name: "Play announcements" })).toBeFocused();
  expect(await isListening(page)).toBe(false);
  letThrough();
  await untilListening(page);
  await expect(lights(page)).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Play announcements" })).toBeFocused();
  await lights(page).click();
  await expect(lights(page)).toBeChecked();
});

test("the badge is right before React, never 0 first, and follows another tab", async ({
  page,
  shop,
  context,
}) => {
  await shop.fillCart([small, 2]);
  await page.goto("/shopping-cart");
  await untilListening(page);
  await expect(shop.cartLink(2)).toBeVisible();
  await page.route(chunks, () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(shop.cartLink(2)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/shopping-cart");
  await untilListening(other);
  await more(other).click();
  await expect(shop.cartLink(3)).toBeVisible();
  expect(await isListening(page)).toBe(false);
});

test("what was typed before React, by hand, by a word being composed and by autofill, is still there", async ({
  page,
}) => {
  await page.goto("/faqs", { waitUntil: "commit" });
  const field = page.getByRole("main").getByRole("searchbox");
  await field.focus();
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "bulb", selectionStart: 4, selectionEnd: 4 });
  await session.send("Input.insertText", { text: "bulb" });
  await untilListening(page);
  await expect(field).toHaveValue("bulb");
  await expect(field).toBeFocused();
  await expect(page.getByText(/answers? .*bulb/i)).toBeVisible();
  await page.goto(product, { waitUntil: "commit" });
  await quantity(page).fill("4");
  await untilListening(page);
  await more(page).click();
  await expect(quantity(page)).toHaveValue("5");
});

test.describe("where the framework cannot be had @whole", () => {
  test.use({ mayLog: /Failed to load resource/ });
  for (const [how, stop] of [
    ["blocked", (page: Page) => page.route(chunks, (route) => route.abort())],
    ["gone", (page: Page) => page.route(chunks, (route) => route.fulfill({ status: 404, body: "" }))],
    ["hanging", (page: Page) => page.route(chunks, () => {})],
  ] as const) {
    test(`${how}: links, forms and pictures lead where they lead without scripts`, async ({ page }) => {
      await stop(page);
      await page.goto(product, { waitUntil: "domcontentloaded" });
      await quantity(page).fill("2");
      await page.getByRole("button", { name: "Add to cart" }).first().click();
      await expect(page).toHaveURL(/\/shopping-cart\?added=/);
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await page.getByRole("contentinfo").getByRole("link", { name: "Indoor" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Indoor" })).toBeVisible();
    });
  }

  test("a part that is gone since the page was opened is done without scripts, or the page says so", async ({
    page,
  }) => {
    const isGone = () => page.route(chunks, (route) => route.fulfill({ status: 404, body: "" }));
    const { name } = fixtureProducts.small;
    await page.goto(pathOf(fixtureProducts.small));
    await untilListening(page);
    await isGone();
    const heart = page
      .getByRole("article")
      .getByRole("button", { name: `Wishlist: ${name}` })
      .first();
    await heart.click();
    await expect(page.getByText("We could not save that. Try again in a moment.")).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page).toHaveURL(/\/shopping-cart\?added=/);

    await page.unroute(chunks);
    await page.goto(pathOf(fixtureProducts.small));
    await heart.click();
    await expect(page.getByText("Added to your wishlist")).toBeVisible();
    await page.goto("/wishlist");
    await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
    await isGone();
    await page.getByRole("button", { name: `Remove ${name} from the wishlist` }).click();
    // The server does not know a guest's list; the page that says so has the scripts of now.
    await expect(page.getByText("We could not save that. Try again in a moment.")).toBeVisible();
  });
});

test.describe("a shopper who only follows links @whole", () => {
  test.use(phone);

  test("finds what was looked at, once scripts are wanted", async ({ page }) => {
    const scripts = askedScripts(page);
    await page.goto(product);
    await page.getByRole("banner").getByRole("link", { name: "Precise" }).tap();
    await expect(page).toHaveURL("/");
    await page.goto(pathOf(fixtureProducts.at99000));
    expect(scripts).toEqual([]);
    await untilListening(page);
    await page.locator("div[data-viewed]").evaluate((place) => place.scrollIntoView());
    await expect(page.getByRole("heading", { name: "Recently viewed" })).toBeVisible();
    await expect(page.getByRole("link", { name: small.name })).toBeVisible();
  });
});
