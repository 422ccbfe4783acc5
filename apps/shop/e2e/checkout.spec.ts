import type { Page } from "@playwright/test";
import { type FixtureProduct, fixtureProducts } from "./fixture-products.ts";
import { importProducts } from "./import-catalogue.ts";
import { makeCoupon } from "./operator.ts";
import { expect, test } from "./shop.ts";

const { small, at99000, at499000 } = fixtureProducts;

test("errors stand beside their fields, the first one gets the focus, and entries survive reload and Back", async ({
  page,
  shop,
}) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");
  await expect(page).toHaveURL(/\/checkout\/contact$/);
  await page.getByLabel("E-mail address").fill("ada@example.com");
  await page.getByLabel("Mobile number").fill("12345");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveAccessibleDescription("Enter your first name.");
  await expect(page.getByLabel("Mobile number")).toHaveAccessibleDescription(
    /Enter a Nigerian mobile number/,
  );
  await expect(page.getByLabel("E-mail address")).not.toHaveAttribute("aria-invalid", "true");
  await shop.expectAccessible();

  await page.getByLabel("First name").fill("Ada");
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("E-mail address")).toHaveValue("ada@example.com");

  await page.getByLabel("Last name").fill("Obi");
  await page.getByLabel("Mobile number").fill("+234 803 123 4567");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Delivery" })).toBeFocused();
  await page.getByLabel("State", { exact: true }).selectOption("Kano");
  await page.getByLabel("Local government area").selectOption("Dala");
  await page.reload();
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("Kano");
  await expect(page.getByLabel("Local government area")).toHaveValue("Dala");
  await page.goBack();
  await expect(page.getByLabel("Mobile number")).toHaveValue("+234 803 123 4567");
});

test("an e-mail that looks mistyped is asked about once, and mended with one press @whole", async ({
  page,
  shop,
}) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout/contact");
  const email = page.getByLabel("E-mail address");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Obi");
  await page.getByLabel("Mobile number").fill("0803 123 4567");
  await email.fill("ada@gmial.com");
  await email.press("Enter");
  await expect(page.getByText("Did you mean ada@gmail.com?")).toBeVisible();
  await expect(email).toBeFocused();
  await page.getByRole("button", { name: "Use ada@gmail.com" }).press("Enter");
  await expect(email).toHaveValue("ada@gmail.com");
  await email.fill("ada@exa");
  await email.press("Enter");
  await expect(page.getByText("Is ada@exa complete?", { exact: false })).toBeVisible();
  await email.press("Enter");
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
});

test("a step cannot be jumped over @whole", async ({ page, shop }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout/review");
  await expect(page).toHaveURL(/\/checkout\/contact$/);
});

test("an area belongs to its state: another state asks for another area @whole", async ({ page, shop }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");
  await shop.checkOut();
  await page.getByRole("link", { name: "Change delivery" }).click();
  await page.getByLabel("State", { exact: true }).selectOption("Kano");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByLabel("Local government area")).toBeFocused();
  await page.getByLabel("Local government area").selectOption("Dala");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(page.getByText("Dala")).toBeVisible();
});

test.describe("areas that cannot be loaded @whole", () => {
  // What is aborted is logged.
  test.use({ mayLog: /ERR_FAILED|ChunkLoadError/ });
  test("come from the server at the press of a button, and nothing typed is lost", async ({ page, shop }) => {
    await shop.fillCart([small, 1]);
    await page.goto("/checkout");
    await shop.checkOut();
    // Another visit, which has loaded no areas yet.
    await page.goto("/checkout/delivery");
    const street = page.getByLabel("Street and house number");
    // Going into the form would load the areas.
    await shop.keepsWhatIsTyped("14 Harbour Road");
    const code = /\/_next\/static\/.*\.js/;
    await page.route(code, (route) => route.abort());
    await street.fill("7 Emir Road");
    await page.getByLabel("State", { exact: true }).selectOption("Kano");
    const showAreas = page.getByRole("button", { name: "Show areas" });
    await expect(showAreas).toBeVisible();
    await shop.expectAccessible();
    await page.unroute(code);
    await showAreas.click();
    await page.getByLabel("Local government area").selectOption("Dala");
    await expect(street).toHaveValue("7 Emir Road");
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await expect(page.getByText("Dala")).toBeVisible();
  });
});

test("pick-up at a showroom is free and is paid there @whole", async ({ page, shop }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");
  await shop.checkOut({ pickup: true, payment: /Pay at the showroom/ });
  await expect(page.getByText("Pay at the showroom")).toBeVisible();
  await shop.placeOrder("₦2,500");
  await expect(page.getByText("Bring your order number.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Precise Showroom Lagos")).toBeVisible();
});

test("pay on delivery is offered up to its limit, and the limit is explained above it", async ({
  page,
  shop,
}) => {
  await shop.fillCart([at499000, 1]);
  await page.goto("/checkout");
  await shop.checkOut();
  await expect(
    page.getByText("Pay on delivery is for orders up to ₦250,000. Your order is ₦524,000."),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: /Pay on delivery/ })).toHaveCount(0);
});

test("pressing twice places one order, and Back finds it", async ({ page, shop }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");
  await shop.checkOut({ payment: /Pay on delivery/ });
  await page.getByRole("button", { name: /^Place order/ }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
  const url = page.url();
  await page.goto("/checkout/review");
  await expect(page.getByRole("link", { name: /See your order PR-/ })).toBeVisible();
  await page.getByRole("link", { name: /See your order PR-/ }).click();
  await expect(page).toHaveURL(url);
});

test("a price that changes meanwhile is shown beside the old one and must be accepted", async ({
  page,
  shop,
}) => {
  const lamp: FixtureProduct = {
    sku: "E2E-RISING",
    name: "Journey Lamp that rises",
    price: 40_000,
    stock: 50,
  };
  await importProducts([lamp]);
  await shop.fillCart([lamp, 1]);
  await page.goto("/checkout");
  await shop.checkOut();
  await shop.expectToPay("₦45,000");
  await importProducts([{ ...lamp, price: 42_000 }]);
  await shop.placeOrder("₦45,000");
  const changed = page.getByRole("alert").filter({ hasText: "The amount to pay has changed" });
  await expect(changed.getByText("₦45,000")).toBeVisible();
  await expect(changed.getByText("₦47,000")).toBeVisible();
  await shop.placeOrder("₦47,000");
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
});

test.describe("somebody else's order", () => {
  test.use({ mayLog: /status of 404/ });
  test("does not open, and can be found with its number and e-mail @whole", async ({
    page,
    shop,
    browser,
    baseURL,
  }) => {
    await shop.fillCart([at99000, 1]);
    await page.goto("/checkout");
    await shop.checkOut();
    await page.getByRole("button", { name: /^Place order/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
    const url = page.url();
    const stranger = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    const answer = await stranger.goto(url);
    expect(answer?.status()).toBe(404);
    await stranger.getByLabel("Order number").fill(url.split("/").at(-1) ?? "");
    await stranger.getByRole("main").getByLabel("E-mail address").fill("eve@example.com");
    await stranger.getByRole("button", { name: "Find order" }).click();
    await expect(stranger.getByText("We found no order with this number", { exact: false })).toBeVisible();
    await stranger.getByRole("main").getByLabel("E-mail address").fill("ADA@example.com");
    await stranger.getByRole("button", { name: "Find order" }).click();
    await expect(stranger.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
    await stranger.context().close();
  });
});

test("a form from another site is refused", async ({ page }) => {
  const answer = await page.request.post("/form/cart/add", {
    form: { sku: small.sku },
    headers: { origin: "https://evil.example" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});

/** Documents that the browser opens from now on. */
function documentsOf(page: Page): string[] {
  const opened: string[] = [];
  page.on("domcontentloaded", () => opened.push(new URL(page.url()).pathname));
  return opened;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test("an order takes six taps and one page after the cart @whole", async ({ page, shop }) => {
    await shop.fillCart([small, 1]);
    await page.goto("/shopping-cart");
    const opened = documentsOf(page);
    let taps = 0;
    const tap = async (name: string) => {
      taps += 1;
      await page.getByRole("button", { name, exact: true }).tap();
    };
    const choose = async (label: string, option: string) => {
      taps += 1;
      await page.getByLabel(label, { exact: true }).selectOption(option);
    };
    /** As a browser that knows its user does. */
    const fillIn = async (autocomplete: string, text: string) =>
      page.locator(`input[autocomplete=${autocomplete}]`).fill(text);

    await tap("Check out");
    await fillIn("email", "ada@example.com");
    await fillIn("given-name", "Ada");
    await fillIn("family-name", "Obi");
    await fillIn("tel", "0803 123 4567");
    await tap("Continue to delivery");
    await choose("State", "Lagos");
    await choose("Local government area", "Eti-Osa");
    await fillIn("address-line1", "14 Harbour Road");
    await tap("Continue to payment");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
    await tap("Place order");
    await expect(page.getByText(/Reference PR-/)).toBeVisible();
    expect(taps).toBe(6);
    // What leads on to the payment service, and its own page, are none of the checkout's.
    const isPaying = (path: string) => /^\/pay\/PR-|^\/checkout\/[0-9a-f]{20}$/.test(path);
    expect(opened.filter((path) => !isPaying(path))).toEqual(["/checkout/contact"]);
  });
});

test("the sections open one after the other on one page, and Back walks them @whole", async ({
  page,
  shop,
}) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");
  const opened = documentsOf(page);
  await expect(page).toHaveTitle(/^Checkout: Contact/);
  await shop.checkOut({ payment: null });
  await expect(page).toHaveTitle(/^Checkout: Payment/);
  await expect(page.getByText("Ada Obi, ada@example.com, +234 803 123 4567")).toBeVisible();
  await expect(
    page.getByText("14 Harbour Road, Landmark: Opposite the filling station, Eti-Osa, Lagos"),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

  await page.goBack();
  await expect(page).toHaveTitle(/^Checkout: Delivery/);
  await expect(page.getByRole("heading", { level: 2, name: "Delivery" })).toBeFocused();
  await expect(page.getByLabel("Street and house number")).toHaveValue("14 Harbour Road");
  await expect(page.getByLabel("Local government area")).toHaveValue("Eti-Osa");
  await page.getByLabel("Street and house number").fill("15 Harbour Road");
  await page.goBack();
  await expect(page).toHaveTitle(/^Checkout: Contact/);
  await expect(page.getByLabel("First name")).toHaveValue("Ada");

  // Typed and not sent: it is still there.
  await page.getByRole("link", { name: "Change delivery" }).click();
  await expect(page.getByLabel("Street and house number")).toHaveValue("15 Harbour Road");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByText("15 Harbour Road", { exact: false })).toBeVisible();
  expect(opened).toEqual([]);
});

test("a section that was bookmarked opens, in a page that names it @whole", async ({ page, shop }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");
  await shop.checkOut();
  await page.goto("/checkout/delivery");
  await expect(page).toHaveTitle(/^Checkout: Delivery/);
  await expect(page.getByLabel("Street and house number")).toHaveValue("14 Harbour Road");
  await expect(page.getByRole("link", { name: "Change contact" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Place order" })).toHaveCount(0);
});

test("nothing leads away but the logo, and help is a press away @whole", async ({ page, shop }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Precise" })).toBeVisible();
  const help = header.getByRole("navigation", { name: "Help with your order" });
  await expect(help.getByRole("link", { name: /^Call \+?\d/ })).toHaveAttribute("href", /^tel:\+?\d+$/);
  await expect(help.getByRole("link", { name: /^E-mail .+@/ })).toHaveAttribute("href", /^mailto:.+@/);
  await expect(header.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("search")).toHaveCount(0);
});

test("a voucher of the cart counts without being asked for again @whole", async ({ page, shop }) => {
  const code = await makeCoupon("--amount", "1000");
  await shop.fillCart([at99000, 1]);
  await page.goto("/shopping-cart");
  await page.getByText("Have a voucher code?").click();
  await page.getByLabel("Voucher code").fill(code);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText(`Voucher ${code} applied.`)).toBeVisible();
  await page.getByRole("button", { name: "Check out" }).click();
  await shop.checkOut({ payment: null });
  await expect(page.getByText(`Voucher ${code} applied: ₦1,000 off.`)).toBeVisible();
  await expect(page.getByText("Have a voucher code?")).toHaveCount(0);
  await expect(page.getByLabel("Voucher code")).toHaveCount(0);
  await shop.expectToPay("₦103,000");
});

test.describe("before the scripts have come @whole", () => {
  // What is aborted is logged.
  test.use({ scripts: "as-they-come", mayLog: /ERR_FAILED|ChunkLoadError/ });
  test("the order is paid as it was chosen", async ({ page, shop, baseURL }) => {
    await shop.fillCart([small, 1]);
    for (const [step, form] of Object.entries({
      contact: { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "0803 123 4567" },
      delivery: { method: "delivery", state: "Lagos", lga: "Eti-Osa", line1: "14 Harbour Road" },
    }))
      await page.request.post(`/checkout/save/${step}`, {
        form,
        headers: { origin: baseURL ?? "" },
        maxRedirects: 0,
      });
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    await page.goto("/checkout/payment");
    await page.getByRole("radio", { name: /Bank transfer/ }).check();
    await shop.placeOrder("₦7,500");
    await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
    await expect(page.getByText("Account number").first()).toBeVisible();
  });
});
