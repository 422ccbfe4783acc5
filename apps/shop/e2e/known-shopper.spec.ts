import type { Page } from "@playwright/test";
import { fixtureProducts } from "./fixture-products.ts";
import { logIn, newEmail, register } from "./people.ts";
import { expect, test } from "./shop.ts";

const { small } = fixtureProducts;

test("checkout knows who is logged in, and keeps an address for the next time @whole", async ({
  page,
  shop,
}) => {
  const email = newEmail();
  await shop.fillCart([small, 1]);
  await page.goto("/auth?returnTo=/checkout");
  await register(page, email, "/checkout/contact");
  await expect(page.getByLabel("E-mail address")).toHaveValue(email);
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await page.getByLabel("Last name").fill("Obi");
  await page.getByLabel("Mobile number").fill("0803 123 4567");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByLabel("State", { exact: true }).selectOption("Lagos");
  await page.getByLabel("Local government area").selectOption("Eti-Osa");
  await page.getByLabel("Street and house number").fill("14 Harbour Road");
  await page.getByRole("checkbox", { name: "Save this address to my account" }).check();
  await shop.expectAccessible();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "How do you want to pay?" })).toBeFocused();

  // Another day: nothing typed is remembered but what the account knows.
  for (const name of ["checkout", "checkout_address", "checkout_note"])
    await page.context().clearCookies({ name });
  await page.goto("/checkout/contact");
  await page.getByLabel("Last name").fill("Obi");
  await page.getByLabel("Mobile number").fill("0803 123 4567");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByLabel("Street and house number")).toHaveValue("14 Harbour Road");
  await expect(page.getByLabel("Local government area")).toHaveValue("Eti-Osa");
});

/** Ends the session on the server alone, as time does: the browser knows nothing of it. */
async function letSessionEnd(page: Page, baseURL: string): Promise<void> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === "precise_session");
  const answer = await fetch(`${baseURL}/api/session`, {
    method: "DELETE",
    headers: { cookie: `precise_session=${session?.value ?? ""}`, origin: baseURL },
  });
  expect(answer.status).toBe(200);
}

test.describe("a session that has ended", () => {
  // The browser writes down that it was told to log in again.
  test.use({ mayLog: /status of 40[01]/ });

  test("keeps the cart and what was typed, and leads back to where one was @whole", async ({
    page,
    shop,
    baseURL,
  }) => {
    const email = newEmail();
    await shop.fillCart([small, 2]);
    await page.goto("/auth?returnTo=/shopping-cart");
    await register(page, email, "/shopping-cart");
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
    await letSessionEnd(page, baseURL ?? "");
    await page.goto("/shopping-cart");
    await expect(page.getByText("You have been signed out")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: small.name })).toBeVisible();
    await shop.expectAccessible();
    await page.goto("/checkout/contact");
    await expect(page.getByRole("heading", { level: 1, name: "You have been signed out" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await logIn(page, email);
    await expect(page).toHaveURL("/checkout/contact");
    await expect(page.getByLabel("E-mail address")).toHaveValue(email);
    await expect(page.getByRole("region", { name: "Your order" }).getByText("2 items")).toBeVisible();
  });
});
