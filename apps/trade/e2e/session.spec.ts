import { randomUUID } from "node:crypto";
import { givenAccount } from "./people.ts";
import { expect, test } from "./trade.ts";

const login = { level: 1, name: "Trade sign-in" } as const;

test("a link into the area leads to the login and, after it, on to where it led", async ({ page, trade }) => {
  const person = await trade.openAccount();
  await page.goto("/clients/products/18/outdoor?sort=name");
  await expect(page).toHaveURL("/clients/login?return=%2Fclients%2Fproducts%2F18%2Foutdoor%3Fsort%3Dname");
  await trade.logIn(person);
  await expect(page).toHaveURL("/clients/products/18/outdoor?sort=name");
  await expect(page.getByRole("heading", { level: 1, name: "Outdoor" })).toBeVisible();
  // The first name and nothing more (spec §3).
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toBe('{"firstname":"Ada"}');
});

test.describe("a refused login", () => {
  // Browsers log a refused call by themselves.
  test.use({ mayLog: /status of 401/ });
  const refusal = "E-mail or password is incorrect, or the account is not active.";
  test("of nobody says what a wrong password says @whole", async ({ page, trade }) => {
    await page.goto("/clients/login");
    await trade.logIn({ email: `nobody-${randomUUID()}@trade.example`, password: "anything-at-all" });
    await expect(page.getByText(refusal)).toBeVisible();
  });
  test("keeps the address that was typed and the page that was asked for", async ({ page, trade }) => {
    const person = await trade.openAccount();
    await page.goto("/clients/account");
    await trade.logIn({ ...person, password: "not-the-one" });
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL("/clients/account");
  });
});

test("a password that was given must be changed first, and then the area opens", async ({ page, trade }) => {
  const person = await givenAccount();
  await page.goto("/clients/login");
  await trade.logIn(person);
  await expect(page.getByRole("heading", { level: 1, name: "Change your password" })).toBeVisible();
  await page.goto("/clients/products/19/indoor");
  await expect(page).toHaveURL("/clients/password");
  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Use at least 8 characters.")).toBeVisible();
  await page.getByLabel("New password").fill("ceiling-rose");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.", { exact: false })).toBeVisible();
});

test("logging out in one tab leads both to the login and leaves nothing of the person", async ({
  context,
  trade,
}) => {
  await trade.signIn(await trade.openAccount());
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto("/clients/products/19/indoor");
  await other.goto("/clients/account");
  await expect(one.getByRole("heading", { level: 1, name: "Indoor" })).toBeVisible();
  await expect.poll(() => other.evaluate(() => localStorage.getItem("user"))).toBe('{"firstname":"Ada"}');
  await one.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(one.getByRole("heading", login)).toBeVisible();
  await expect(other.getByRole("heading", login)).toBeVisible();
  await expect.poll(() => one.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await one.goto("/clients/orders");
  await expect(one).toHaveURL("/clients/login?return=%2Fclients%2Forders");
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });
  test("logging in, choosing prices and logging out are plain forms", async ({ page, trade }) => {
    const person = await trade.openAccount();
    await page.goto("/clients/login");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("Enter your password.")).toBeVisible();
    await page.getByLabel("E-mail", { exact: true }).fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Indoor" })).toBeVisible();
    await page.getByRole("button", { name: "With VAT" }).click();
    await expect(page.getByRole("button", { name: "With VAT" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", login)).toBeVisible();
  });
});
