import { whileStopped } from "@precise/journeys/while-stopped";
import { fixtureProducts } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small, at99000 } = fixtureProducts;
const closed = "Checkout is not working right now";

// While nothing answers, browsers log it.
test.use({ mayLog: /Failed to load resource|status of 50[0-9]/ });
// Each outage ends when the shop has started again, which takes long where a machine is busy.
test.describe.configure({ timeout: 300_000 });

test("the cart says that the shop does not answer, loses nothing, and comes back by itself", async ({
  page,
  shop,
}) => {
  await shop.fillCart([small, 2], [at99000, 1]);
  await page.goto("/shopping-cart");
  await expect(shop.cartLink(3)).toBeVisible();
  await whileStopped("api", async () => {
    await page.getByRole("button", { name: `One more. Quantity of ${small.name}` }).click();
    await expect(page.getByText("We could not reach the shop.", { exact: false }).first()).toBeVisible();
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
    await page.reload();
    await expect(
      page.getByText("This is your cart as you last saw it on this device.", { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: at99000.name })).toBeVisible();
    await shop.expectAccessible();
    await expect(shop.cartLink(3)).toBeVisible();
  });
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2", {
    timeout: 40_000,
  });
  await expect(page.getByText("We cannot load your cart right now")).toHaveCount(0);
  await page.getByRole("button", { name: `One more. Quantity of ${small.name}` }).click();
  await expect(shop.cartLink(4)).toBeVisible();
});

test("every step of the checkout keeps what was typed through an outage, and one order comes of it", async ({
  page,
  shop,
}) => {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");

  /** Typed, then the shop goes away, then it is back: the step stands as it was. */
  const throughOutage = async (button: string) => {
    await whileStopped("api", async () => {
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: closed })).toBeVisible();
      await shop.expectAccessible();
    });
    await expect(page.getByRole("button", { name: button })).toBeVisible({ timeout: 40_000 });
  };

  await page.getByLabel("E-mail address").fill("ada@example.com");
  await page.getByLabel("First name").fill("Ada");
  await throughOutage("Continue to delivery");
  await expect(page.getByLabel("E-mail address")).toHaveValue("ada@example.com");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await page.getByLabel("Last name").fill("Obi");
  await page.getByLabel("Mobile number").fill("0803 123 4567");

  // Sent while the shop is away: kept, and the next step opens when it is back.
  await whileStopped("api", async () => {
    await page.getByRole("button", { name: "Continue to delivery" }).click();
    await expect(page.getByRole("heading", { level: 1, name: closed })).toBeVisible();
  });
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible({ timeout: 40_000 });
  await page.getByLabel("State", { exact: true }).selectOption("Lagos");
  await page.getByLabel("Local government area").selectOption("Eti-Osa");
  await page.getByLabel("Street and house number").fill("14 Harbour Road");
  await throughOutage("Continue to payment");
  await expect(page.getByLabel("Local government area")).toHaveValue("Eti-Osa");
  await expect(page.getByLabel("Street and house number")).toHaveValue("14 Harbour Road");
  await page.getByRole("button", { name: "Continue to payment" }).click();

  await page.getByRole("radio", { name: /Pay on delivery/ }).check();
  await throughOutage("Place order");
  await expect(page.getByRole("radio", { name: /Pay on delivery/ })).toBeChecked();

  await whileStopped("api", async () => {
    await shop.placeOrder("₦7,500");
    await expect(page.getByRole("heading", { level: 1, name: closed })).toBeVisible();
  });
  await expect(page.getByText("we place it only once", { exact: false })).toBeVisible({
    timeout: 40_000,
  });
  await shop.placeOrder("₦7,500");
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();

  await whileStopped("api", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Your order is safe" })).toBeVisible();
    await page.goto("/orders");
    await page.getByLabel("Order number").fill("PR-12345678");
    await page.getByRole("main").getByLabel("E-mail address").fill("ada@example.com");
    await page.getByRole("button", { name: "Find order" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "We could not look up your order." }),
    ).toBeVisible();
    await expect(page.getByLabel("Order number")).toHaveValue("PR-12345678");
    await page.goto(`/shared-cart?line=1*${small.sku}`);
    await expect(
      page.getByRole("heading", { level: 1, name: "We cannot load these lights right now" }),
    ).toBeVisible();
  });
  await expect(page.getByRole("button", { name: "Add to my cart" })).toBeVisible({ timeout: 40_000 });
});
