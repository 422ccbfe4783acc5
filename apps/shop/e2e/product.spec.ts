import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { sampleProducts } from "./sample-products.ts";
import { expect, test } from "./shop.ts";

const { small, at99000, at499000, at499500, scarce } = fixtureProducts;
const { pendant, onSale, soldOut } = sampleProducts;

test("pictures are walked through and looked at closely by keyboard alone", { tag: "@eager" }, async ({
  page,
}) => {
  await page.goto(pendant.path);
  const picture = (place: number) =>
    page.getByRole("link", { name: new RegExp(`picture ${place} of 4, enlarge`) });
  await picture(1).focus();
  await page.keyboard.press("End");
  await expect(picture(4)).toBeFocused();
  await expect(page.getByText("Picture 4 of 4", { exact: true })).toBeAttached();
  await page.keyboard.press("Home");
  await expect(picture(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(picture(2)).toBeFocused();

  await page.keyboard.press("Enter");
  const zoom = page.getByRole("dialog");
  await expect(zoom.getByText("2 of 4, 100 %")).toBeVisible();
  await page.keyboard.press("+");
  await expect(zoom.getByText("2 of 4, 150 %")).toBeVisible();
  await page.keyboard.press("0");
  await page.keyboard.press("ArrowLeft");
  await expect(zoom.getByText("1 of 4, 100 %")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveCount(0);
  await expect(picture(1)).toBeFocused();
  await expect(page).toHaveURL(pendant.path);
});

test("Back closes the zoom, and the large picture is fetched only for it @whole", async ({ page }) => {
  const large: string[] = [];
  page.on("request", (request) => {
    if (/\/media\/[^?]*\.webp$/.test(request.url()) && !request.url().includes("/_next/"))
      large.push(request.url());
  });
  await page.goto("/products/40/pendant-lights");
  await page.goto(pendant.path);
  await expect(page.getByRole("link", { name: /picture 1 of 4, enlarge/ })).toBeVisible();
  expect(large).toEqual([]);
  await page.getByRole("link", { name: /picture 1 of 4, enlarge/ }).click();
  await expect(page.getByRole("dialog", { name: pendant.name })).toBeVisible();
  await expect.poll(() => large.length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.getByText("1 of 4, 150 %")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: pendant.name })).toBeVisible();
});

test("another finish says what it takes along, keeps the focus and the place, and is no step in the history", {
  tag: "@eager",
}, async ({ page }) => {
  await page.goto("/products/40/pendant-lights");
  await page.goto(pendant.path);
  const finishes = page.getByRole("navigation", { name: "Finish" });
  await finishes.getByRole("link", { name: "Matt Black only in 300 mm · ₦71,500" }).press("Enter");
  await expect(
    page.getByRole("heading", { level: 1, name: "Lekki Opal Globe Pendant 300 mm, Matt Black" }),
  ).toBeVisible();
  const chosen = finishes.getByRole("link", { name: "Matt Black" });
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Pendant Lights" })).toBeVisible();
});

test("a sale says what it saves, and how few are left @whole", async ({ page, shop }) => {
  await page.goto(onSale.path);
  await expect(page.getByText("You save ₦69,000")).toBeVisible();
  await expect(page.getByText("Only 5 left")).toBeVisible();
  await page.getByRole("spinbutton", { name: /^Quantity/ }).fill("9");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("spinbutton", { name: /^Quantity/ })).toHaveValue("5");
  await expect(page.getByText("Only 5 in stock.")).toBeVisible();
  await shop.expectAccessible();
});

test("what is out of stock leads on, and has no button @whole", async ({ page, shop }) => {
  await page.goto(soldOut.path);
  await expect(page.getByText("Brushed Brass, 8-light is sold out.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  await shop.expectAccessible();
  await page.getByRole("link", { name: "Choose Matt Black, 6-light" }).click();
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
});

test("delivery is told for this alone, then for the cart with it, by the cart's own rules @whole", async ({
  page,
  shop,
}) => {
  await page.goto(pathOf(at99000));
  await expect(page.getByText("Delivery: ₦5,000 for this item.")).toBeVisible();
  await expect(
    page.getByRole("main").getByText("Free delivery on orders of ₦500,000 or more."),
  ).toBeVisible();
  await shop.fillCart([small, 1]);
  await page.reload();
  await expect(page.getByText("Delivery with your cart: ₦15,000 in total, before vouchers.")).toBeVisible();
  await page.getByRole("button", { name: /^One more/ }).click();
  await page.goto(pathOf(at499000));
  await expect(page.getByText("Free delivery with your cart, before vouchers.")).toBeVisible();
});

test("delivery with the cart names the way out of the gap between the tiers @whole", async ({
  page,
  shop,
}) => {
  await page.goto(pathOf(at499500));
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(shop.cartLink(1)).toBeVisible();
  await expect(page.getByText("In your cart. We confirm the delivery fee before you pay.")).toBeVisible();
  await expect(page.getByRole("main").getByText(/^Add ₦500 more and delivery is free/)).toBeVisible();
  await expect(page.getByRole("dialog").getByText(/^Add ₦500 more and delivery is free/)).toBeVisible();
});

test("terms explain themselves, and lamps that fit are a step away @whole", async ({ page, shop }) => {
  await page.goto(pendant.path);
  await page.getByText("IP rating").click();
  await expect(page.getByText(/the first digit is dust, the second water/)).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole("link", { name: "See bulbs that fit" }).click();
  const lamps = page.getByRole("list", { name: "Goes with" }).getByRole("heading");
  await expect(lamps.first()).toBeInViewport();
  await expect(lamps.filter({ hasNotText: "LED" })).toHaveCount(0);
});

test("the link is copied where the device has no way of its own to share @whole", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto(pendant.path);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(pendant.path);
  await expect(page.getByRole("link", { name: "Share on WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(pendant.path)}`),
  );
});

test("what was looked at before is kept on this device, shown, and forgotten when asked @whole", async ({
  page,
}) => {
  const title = page.getByRole("heading", { name: "Recently viewed" });
  await page.goto(pathOf(scarce));
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(title).toHaveCount(0);
  await page.goto(pendant.path);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const row = page.getByRole("region", { name: "Recently viewed" });
  await expect(row.getByRole("link", { name: scarce.name })).toBeVisible();
  await expect(row.getByRole("link", { name: pendant.name })).toHaveCount(0);
  await row.getByRole("button", { name: "Clear" }).click();
  await expect(row.getByText("History cleared.")).toBeFocused();
  await page.reload();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: "See bulbs that fit" })).toBeAttached();
  await expect(title).toHaveCount(0);
});

test.describe("while the shop does not answer @whole", () => {
  test.use({ mayLog: /Failed to load resource/ });
  test("adding says so, keeps what was chosen, and is done when asked again", async ({ page, shop }) => {
    await page.goto(pathOf(small));
    await page.route("**/api/cart/**", (route) => route.abort());
    await page.getByRole("spinbutton", { name: `Quantity of ${small.name}` }).fill("3");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("We could not reach the shop.", { exact: false })).toBeVisible();
    await expect(shop.cartLink(0)).toBeVisible();
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("3");
    await page.unroute("**/api/cart/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(shop.cartLink(3)).toBeVisible();
  });

  test("an addition whose answer was lost is not made twice", async ({ page, shop }) => {
    await page.goto(pathOf(small));
    await page.getByRole("button", { name: "Add to cart" }).click();
    // The count is shown before the shop has answered.
    await expect(page.getByRole("dialog", { name: "Added to cart" })).toBeVisible();
    await expect(shop.cartLink(1)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.route("**/api/cart/add", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("We could not reach the shop.", { exact: false })).toBeVisible();
    await page.unroute("**/api/cart/add");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("We could not reach the shop.", { exact: false })).toBeHidden();
    await page.goto("/shopping-cart");
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
  });
});

test.describe("without scripts @whole", () => {
  // A picture by itself may run nothing: the browser's own page round it goes without its styles.
  test.use({ javaScriptEnabled: false, mayLog: /^Applying inline style violates .*default-src 'none'/ });
  test("every picture is reached, terms are explained, and nothing dead is shown", async ({ page }) => {
    await page.goto(pendant.path);
    await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Share on WhatsApp" })).toBeVisible();
    await page.getByText("IP rating").click();
    await expect(page.getByText(/the first digit is dust, the second water/)).toBeVisible();
    await page.getByRole("link", { name: /^Show picture: .*bedroom/ }).click();
    await expect(page.getByRole("img", { name: /, Brushed Brass in a bedroom$/ })).toBeInViewport();
    const second = page.getByRole("link", { name: /picture 2 of 4, enlarge/ });
    await second.click();
    await expect(page).toHaveURL(/\/media\/.*-room\.webp$/);
  });
});
