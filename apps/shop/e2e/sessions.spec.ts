import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { accountHeading, arriveAt, logIn, logOut, newEmail, register } from "./people.ts";
import { expect, test } from "./shop.ts";

const { small, at99000 } = fixtureProducts;

// Each signs in two or three times, which takes a busy machine its while.
test.describe.configure({ timeout: 120_000 });
test.describe("a cart comes along to whoever logs in", () => {
  for (const [from, link, back] of [
    ["the cart", undefined, "/shopping-cart"],
    ["checkout", undefined, "/checkout/contact"],
    ["the header", "Account", pathOf(small)],
  ] as const) {
    test(`from ${from}, into the one that is there @whole`, async ({ page, shop }) => {
      const email = newEmail();
      await shop.fillCart([small, 2]);
      await page.goto("/auth");
      await register(page, email);
      await expect(shop.cartLink(2)).toBeVisible();
      await logOut(page);
      await expect(shop.cartLink(0)).toBeVisible();

      await shop.fillCart([small, 1], [at99000, 1]);
      if (link === undefined) await page.goto(`/auth?returnTo=${back}`);
      else {
        await page.goto(pathOf(small));
        await page.getByRole("banner").getByRole("link", { name: link }).click();
      }
      await logIn(page, email);
      await arriveAt(page, back);
      await page.goto("/shopping-cart");
      await expect(shop.cartLink(4)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
      await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("3");
      await expect(page.getByRole("spinbutton", { name: `Quantity of ${at99000.name}` })).toHaveValue("1");
    });
  }
});

test.describe("logging out everywhere else", () => {
  // The call that comes too late is refused, which the browser writes down.
  test.use({ mayLog: /status of 401/ });

  test("another browser is told at its next act, and loses nothing typed @whole", async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = newEmail();
    await page.goto("/auth");
    await register(page, email);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
    const there = await elsewhere.newPage();
    await there.goto("/auth");
    await logIn(there, email);
    await arriveAt(there, "/");
    await there.goto("/auth");
    await expect(accountHeading(there)).toBeVisible();

    await page.goto("/auth");
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(page.getByText("Signed out on one device.")).toBeVisible();

    await there.getByLabel("Last name").fill("Obi");
    await there.getByRole("button", { name: "Save", exact: true }).click();
    await expect(there.getByText("You have been signed out")).toBeVisible();
    await expect(there.getByLabel("Last name")).toHaveValue("Obi");
    await there.goto("/auth");
    await expect(there.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    await elsewhere.close();

    await page.reload();
    await expect(accountHeading(page)).toBeVisible();
  });
});

test("logging out in one tab shows in the others @whole", async ({ page, context, shop }) => {
  const email = newEmail();
  await shop.fillCart([small, 2]);
  await page.goto("/auth");
  await register(page, email);
  const account = await context.newPage();
  await account.goto("/auth");
  await expect(accountHeading(account)).toBeVisible();
  await expect(shop.cartLink(2)).toBeVisible();
  const third = await context.newPage();
  await third.goto("/auth");
  await third.getByRole("button", { name: "Sign out", exact: true }).click();
  await arriveAt(third, "/");
  await expect(account.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(shop.cartLink(0)).toBeVisible();
});

for (const [name, path] of [
  ["home", "/"],
  ["a listing", "/products/16/chandeliers"],
  ["a product", pathOf(small)],
  ["the cart", "/shopping-cart"],
] as const) {
  test(`${name} carries nothing of the identity provider's code, and calls it not @whole`, async ({
    page,
    shop,
  }) => {
    const scripts: Promise<string>[] = [];
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.text());
    });
    await shop.fillCart([small, 1]);
    await page.goto(path);
    await expect(shop.cartLink(1)).toBeVisible();
    const loaded = await Promise.all(scripts);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((text) => /cognito-idp|CognitoIdentityServiceProvider/.test(text))).toEqual([]);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
}
