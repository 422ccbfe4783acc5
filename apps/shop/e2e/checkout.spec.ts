import { type FixtureProduct, fixtureProducts } from "./fixture-products.ts";
import { importProducts } from "./import-catalogue.ts";
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
  await expect(page.getByRole("heading", { level: 1, name: "Delivery" })).toBeVisible();
  await page.getByLabel("State", { exact: true }).selectOption("Kano");
  await page.getByLabel("Local government area").selectOption("Dala");
  await page.reload();
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("Kano");
  await expect(page.getByLabel("Local government area")).toHaveValue("Dala");
  await page.goBack();
  await expect(page.getByLabel("Mobile number")).toHaveValue("+234 803 123 4567");
});

test("an e-mail that looks mistyped is asked about once, and mended with one press", async ({
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
  await expect(page.getByRole("heading", { level: 1, name: "Delivery" })).toBeVisible();
});

test("a step cannot be jumped over", async ({ page, shop }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout/review");
  await expect(page).toHaveURL(/\/checkout\/contact$/);
});

test("an area belongs to its state: another state asks for another area", async ({ page, shop }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");
  await shop.checkOut();
  await page.getByRole("link", { name: "Change delivery" }).click();
  await page.getByLabel("State", { exact: true }).selectOption("Kano");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByLabel("Local government area")).toBeFocused();
  await page.getByLabel("Local government area").selectOption("Dala");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Review your order" })).toBeVisible();
  await expect(page.getByText("Dala")).toBeVisible();
});

test.describe("areas that cannot be loaded", () => {
  // What is aborted is logged.
  test.use({ mayLog: /ERR_FAILED|ChunkLoadError/ });
  test("come from the server at the press of a button, and nothing typed is lost", async ({ page, shop }) => {
    await shop.fillCart([small, 1]);
    await page.goto("/checkout");
    await shop.checkOut();
    await page.getByRole("link", { name: "Change delivery" }).click();
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

test("pick-up at a showroom is free and is paid there", async ({ page, shop }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");
  await shop.checkOut({ pickup: true, payment: null });
  await expect(page.getByText("Pay at the showroom")).toBeVisible();
  await page.getByRole("button", { name: "Place order: ₦2,500" }).click();
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
  await page.getByRole("link", { name: "Change payment" }).click();
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
  await expect(page.getByRole("button", { name: "Place order: ₦45,000" })).toBeVisible();
  await importProducts([{ ...lamp, price: 42_000 }]);
  await page.getByRole("button", { name: "Place order: ₦45,000" }).click();
  const changed = page.getByRole("alert").filter({ hasText: "The amount to pay has changed" });
  await expect(changed.getByText("₦45,000")).toBeVisible();
  await expect(changed.getByText("₦47,000")).toBeVisible();
  await page.getByRole("button", { name: "Place order: ₦47,000" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
});

test.describe("somebody else's order", () => {
  test.use({ mayLog: /status of 404/ });
  test("does not open, and can be found with its number and e-mail", async ({
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
