import { fixtureProducts } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small, at99000, scarce, gone } = fixtureProducts;

/** A link as the shop writes it. */
function linkOf(...lines: readonly string[]): string {
  return `/shared-cart?${new URLSearchParams(lines.map((line) => ["line", line]))}`;
}

test("a shared cart opens elsewhere with its lights and today's prices, and is added there", async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  await shop.fillCart([small, 2], [at99000, 1]);
  await page.goto("/shopping-cart");
  await page.getByRole("link", { name: "Share this cart" }).click();
  const link = await page.getByLabel("Link to these lights").inputValue();
  const cartId = (await page.context().cookies()).find(({ name }) => name === "cartId")?.value ?? "";
  expect(cartId).not.toBe("");
  expect(link).not.toContain(cartId);
  const whatsApp = page.getByRole("link", { name: "Share on WhatsApp" });
  expect(await whatsApp.getAttribute("href")).toContain(encodeURIComponent("/shared-cart?line="));

  const friend = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await friend.goto(link);
  await expect(friend.getByRole("main").getByRole("link", { name: small.name })).toBeVisible();
  await expect(friend.getByRole("region", { name: "Today" }).getByText("₦119,000")).toBeVisible();
  await expect(friend.getByRole("button", { name: /Replace/ })).toHaveCount(0);
  await friend.getByRole("button", { name: "Add to my cart" }).dblclick();
  await expect(friend.getByText("The shared lights are in your cart.")).toBeVisible();
  await expect(friend.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
  await friend.context().close();
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });
  test("one's own cart is kept by adding and given up by replacing", async ({ page, shop }) => {
    await shop.fillCart([at99000, 1]);
    await page.goto("/shopping-cart");
    await page.getByRole("link", { name: "Share this cart" }).click();
    await expect(page.getByRole("link", { name: "Share on WhatsApp" })).toBeVisible();

    await page.goto("/shopping-cart");
    const toShop = page.getByRole("link", { name: "Send this cart to WhatsApp" });
    const answer = await page.request.get((await toShop.getAttribute("href")) ?? "", { maxRedirects: 0 });
    const { origin, searchParams } = new URL(answer.headers().location ?? "");
    expect(origin).toBe("https://wa.me");
    expect(searchParams.get("text")?.split("\n").slice(1)).toEqual([
      `1 × ${at99000.name}: ₦99,000`,
      "Total without delivery: ₦99,000",
      expect.stringContaining(`/shared-cart?line=1*${at99000.sku}`),
    ]);

    await page.goto(linkOf(`3*${small.sku}`));
    await expect(page.getByText("Your cart has 1 item.", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Add to my cart" }).click();
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("3");
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${at99000.name}` })).toHaveValue("1");

    await page.goto(linkOf(`1*${small.sku}`));
    await page.getByRole("button", { name: "Replace the 4 items in my cart" }).click();
    await expect(page.getByText("Your cart now holds the shared lights.")).toBeVisible();
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("1");
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${at99000.name}` })).toHaveCount(0);
  });
});

test("what cannot be had or read is named, and more than there is becomes all that there is @whole", async ({
  page,
  shop,
}) => {
  await page.goto(linkOf(`9*${scarce.sku}`, `1*${gone.sku}`, "2*NO-SUCH-LAMP", "<b>nonsense</b>"));
  const missing = page.getByRole("status").filter({ hasText: "Some items are not available" });
  await expect(missing.getByText(`${gone.name} is out of stock.`)).toBeVisible();
  await expect(missing.getByText("We do not sell item no. NO-SUCH-LAMP.")).toBeVisible();
  await expect(missing.getByText("We could not read “<b>nonsense</b>”.")).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole("button", { name: "Add to my cart" }).click();
  await expect(page.getByText("We have fewer of one light", { exact: false })).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${scarce.name}` })).toHaveValue("3");
});

test("a link that holds nothing says so and leads on @whole", async ({ page, shop }) => {
  await page.goto("/shared-cart");
  await expect(page.getByRole("heading", { name: "This link has no lights" })).toBeVisible();
  await shop.expectAccessible();
  await page.goto(linkOf(`1*${gone.sku}`));
  await expect(page.getByRole("heading", { name: "These lights are out of stock" })).toBeVisible();
  await page.getByRole("link", { name: "See all lights" }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test("a link never changes the cart by being opened @whole", async ({ page, shop }) => {
  await shop.fillCart([at99000, 1]);
  await page.goto(linkOf(`5*${small.sku}`));
  await page.goto("/shopping-cart");
  await expect(shop.cartLink(1)).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveCount(0);
});
