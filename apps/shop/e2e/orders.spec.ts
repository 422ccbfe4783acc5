import type { Page } from "@playwright/test";
import { operator } from "@precise/journeys/operator";
import { fixtureProducts } from "./fixture-products.ts";
import { findInMail } from "./outbox.ts";
import { expect, type Shop, test } from "./shop.ts";

const { small, at499500 } = fixtureProducts;

/** Places an order of one bulb as a guest. @returns its number */
async function placeOrder(page: Page, shop: Shop, payment: RegExp): Promise<string> {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");
  await shop.checkOut({ payment });
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
  return page.url().split("/").at(-1) ?? "";
}

test("a guest finds an order by its number and e-mail, and the browser remembers it @whole", async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  const number = await placeOrder(page, shop, /Bank transfer/);
  await expect(page.getByRole("region", { name: "Pay by bank transfer" }).getByText(number)).toBeVisible();
  await expect(page.getByText(/^Pay by \d/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(number);
  await page.goto("/orders");
  await page.getByRole("region", { name: "Orders on this device" }).getByRole("link").click();
  await expect(page.getByText(number).first()).toBeVisible();

  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await other.goto("/orders");
  await expect(other.getByRole("region", { name: "Orders on this device" })).toHaveCount(0);
  await other.getByLabel("Order number").fill(number);
  await other.getByRole("main").getByLabel("E-mail address").fill("eve@example.com");
  await other.getByRole("button", { name: "Find order" }).click();
  await expect(other.getByText("We found no order with this number", { exact: false })).toBeVisible();
  await expect(other.getByLabel("Order number")).toHaveValue(number);
  expect(other.url()).not.toContain("eve");
  await other.getByRole("main").getByLabel("E-mail address").fill(" ADA@example.com ");
  await other.getByRole("button", { name: "Find order" }).click();
  await expect(other.getByRole("list", { name: "Order status" })).toBeVisible();
  await expect(other.getByText("Waiting for your payment")).toBeVisible();
  await other.context().close();
});

test("an order goes from placed to delivered, and the shopper sees each step and gets each mail @whole", async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const number = await placeOrder(page, shop, /Bank transfer/);
  const way = page.getByRole("list", { name: "Order status" });
  const reached = way.locator("[aria-current=step]");
  await expect(reached).toHaveText("Placed");

  await operator("orders", "confirm-transfer", number);
  await page.reload();
  await expect(reached).toHaveText("Confirmed");
  await expect(page.getByText("We have your payment.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Pay by bank transfer" })).toHaveCount(0);
  const invoice = await page.getByRole("link", { name: /Tax invoice .* \(PDF\)/ }).getAttribute("href");
  const pdf = await page.request.get(invoice ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");

  const receiver = ["--receiver", "The gateman", "--reason", "No phone with her"];
  for (const [command, title, step, said] of [
    [
      ["orders", "move", number, "packed", "--detail", "Journey packed."],
      "Your lights are packed",
      "Packed",
      "Journey packed.",
    ],
    [
      ["deliveries", "dispatch", number, "--carrier", "Journey Logistics"],
      "Your lights are on their way",
      "On its way",
      "Journey Logistics brings it.",
    ],
    [
      ["deliveries", "attempt", number, "delivered", ...receiver],
      "Your lights have arrived",
      "Delivered",
      "Your order was delivered.",
    ],
  ] as const) {
    await operator(...command);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(reached).toHaveText(step);
    await expect(page.getByText(said, { exact: false }).first()).toBeVisible();
    await shop.expectAccessible();
  }
  await findInMail("ada@example.com", new RegExp(`(Journey Logistics)[\\s\\S]*${number}`));
});

test("a proposed delivery fee is shown by the mail's link, and accepted by a press alone @whole", async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await shop.fillCart([at499500, 1]);
  await page.goto("/checkout");
  await shop.checkOut();
  await shop.placeOrder("₦499,500");
  await expect(page.getByText("We are confirming the delivery fee")).toBeVisible();
  const number = page.url().split("/").at(-1) ?? "";
  await operator("orders", "set-delivery-fee", number, "9000");
  await page.reload();
  // Nobody has confirmed this order yet: the fee is accepted with the mail's link alone.
  await expect(page.getByText("Accept it with the link in that e-mail", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Accept and pay/ })).toHaveCount(0);
  await shop.expectAccessible();

  const link = await findInMail(
    "ada@example.com",
    new RegExp(`(/orders/delivery-fee/[\\w.-]+)[\\s\\S]*${number}`),
  );
  const mailReader = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await mailReader.request.head(link);
  await mailReader.goto(link);
  await expect(mailReader.getByRole("button", { name: "Accept and pay ₦508,500" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Waiting for you to accept the delivery fee")).toBeVisible();

  await mailReader.getByRole("button", { name: "Accept and pay ₦508,500" }).dblclick();
  await expect(mailReader.getByText("Waiting for your payment")).toBeVisible();
  await expect(mailReader.getByRole("region", { name: "Pay by bank transfer" })).toBeVisible();
  await mailReader.goto(link);
  await expect(mailReader.getByRole("heading", { name: "Nothing left to accept" })).toBeVisible();
  await mailReader.context().close();
  await page.reload();
  await expect(page.getByText("Waiting for your payment")).toBeVisible();
});

test("an order to be paid at the door is confirmed by one tap on the mail's link", async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const number = await placeOrder(page, shop, /Pay on delivery/);
  await expect(page.getByText("Waiting for you to confirm")).toBeVisible();
  await expect(page.getByText("We sent a link to ada@example.com.", { exact: false })).toBeVisible();
  await shop.expectAccessible();
  const link = await findInMail(
    "ada@example.com",
    new RegExp(`(/orders/confirm/[\\w.-]+)[\\s\\S]*${number}`),
  );
  await page.request.get(link);
  await page.reload();
  await expect(page.getByText("Waiting for you to confirm")).toBeVisible();
  const mailReader = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await mailReader.goto(link);
  await expect(mailReader).toHaveURL(`/order/${number}`);
  await expect(mailReader.getByText("Your order is confirmed.", { exact: false })).toBeVisible();
  await mailReader.goto(link);
  await expect(mailReader.getByRole("heading", { name: "Nothing left to confirm" })).toBeVisible();
  await mailReader.context().close();
  await page.reload();
  await expect(page.getByText("We sent a link to ada@example.com.", { exact: false })).toHaveCount(0);
});

test("an order that is not paid can be cancelled, after a second thought @whole", async ({ page, shop }) => {
  await placeOrder(page, shop, /Pay on delivery/);
  await page.getByText("Cancel this order").click();
  await shop.expectAccessible();
  await page.getByRole("button", { name: "Yes, cancel the order" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "This order is cancelled" })).toBeVisible();
  await expect(page.getByText("You pay nothing.")).toBeVisible();
  await expect(page.getByText("Cancel this order")).toHaveCount(0);
  await shop.expectAccessible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "This order is cancelled" })).toBeVisible();
});

test("a link to a delivery fee that is none of ours leads on @whole", async ({ page, shop }) => {
  await page.goto("/orders/delivery-fee/made.up");
  await expect(page.getByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole("link", { name: "Find your order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Find your order" })).toBeVisible();
});

test("an order's page is printed without the shop's frame and without anything to press @whole", async ({
  page,
  shop,
}) => {
  const number = await placeOrder(page, shop, /Pay on delivery/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByText(number).first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("main").locator("form, button, summary").filter({ visible: true })).toHaveCount(
    0,
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("an order is confirmed, found and cancelled all the same", async ({ page, shop }) => {
    const number = await placeOrder(page, shop, /Pay on delivery/);
    const link = await findInMail(
      "ada@example.com",
      new RegExp(`(/orders/confirm/[\\w.-]+)[\\s\\S]*${number}`),
    );
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm my order" }).click();
    await expect(page.getByText("Your order is confirmed.", { exact: false })).toBeVisible();
    await page.context().clearCookies();
    await page.goto("/orders");
    await page.getByLabel("Order number").fill(number.toLowerCase());
    await page.getByRole("main").getByLabel("E-mail address").fill("ada@example.com");
    await page.getByRole("button", { name: "Find order" }).click();
    await page.getByText("Cancel this order").click();
    await page.getByRole("button", { name: "Yes, cancel the order" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "This order is cancelled" })).toBeVisible();
  });
});
