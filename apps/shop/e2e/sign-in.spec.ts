import { fixtureProducts } from "./fixture-products.ts";
import { accountHeading, arriveAt, codeFor, logIn, logOut, newEmail, password, register } from "./people.ts";
import { expect, test } from "./shop.ts";

const { small, at99000 } = fixtureProducts;

// The stand-in says no as a user pool does: by a status that the browser writes down.
test.use({ mayLog: /status of 400/ });

test("from a guest's cart to an account and a first order, without losing a lamp", async ({ page, shop }) => {
  await shop.fillCart([at99000, 1], [small, 2]);
  await page.goto("/auth?returnTo=/shopping-cart");
  await register(page, newEmail(), "/shopping-cart");
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  await expect(shop.cartLink(3)).toBeVisible();
  await page
    .getByRole("link", { name: "Check out" })
    .or(page.getByRole("button", { name: "Check out" }))
    .click();
  await shop.checkOut();
  await page.getByRole("button", { name: /^Place/ }).click();
  await expect(page).toHaveURL(/\/order\/PR-/);
});

test("a wrong password and an unknown e-mail get the same words, and nothing typed is lost @whole", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/auth");
  await register(page, email);
  await logOut(page);
  await page.goto("/auth");
  const words = "E-mail or password is incorrect. Check both, or set a new password.";
  for (const who of [email, newEmail()]) {
    await logIn(page, who, "lamp-pest");
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(who);
  }
  await logIn(page, email);
  await expect(page).toHaveURL("/");
});

test("a code from an e-mail signs in without the password @whole", async ({ page }) => {
  const email = newEmail();
  await page.goto("/auth");
  await register(page, email);
  await logOut(page);
  await page.goto("/auth?returnTo=/shopping-cart");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "E-mail me a code instead" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your e-mail" })).toBeFocused();
  await page.getByLabel("Six-digit code").fill(await codeFor(email));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await arriveAt(page, "/shopping-cart");
});

test("what is missing or wrong is said beside its field, which gets the cursor @whole", async ({ page }) => {
  await page.goto("/auth?view=register");
  await page.getByRole("main").getByRole("button", { name: "Create account", exact: true }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByText("Enter your e-mail address.")).toBeVisible();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("E-mail", { exact: true }).fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("main").getByRole("button", { name: "Create account", exact: true }).click();
  await expect(page.getByText("Use at least 8 characters.")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
});

test("a forgotten password is replaced by a code, and whoever knew the old one is logged out @whole", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  await page.goto("/auth");
  await register(page, email);
  await logOut(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const there = await elsewhere.newPage();
  await there.goto("/auth");
  await logIn(there, email);
  await expect(there).toHaveURL("/");
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeFocused();
  await page.getByLabel("Six-digit code").fill(await codeFor(email));
  await page.getByLabel("New password").fill("new-lamp-post");
  await page.getByRole("button", { name: "Set password and sign in" }).click();
  await expect(page).toHaveURL("/");
  await there.goto("/auth");
  await expect(there.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await elsewhere.close();
  await page.goto("/auth");
  await expect(accountHeading(page)).toBeVisible();
});

for (const provider of ["Google", "Facebook"]) {
  test(`${provider} signs in and comes back to where one was going @whole`, async ({ page, shop }) => {
    await shop.fillCart([small, 1]);
    await page.goto("/auth?returnTo=/shopping-cart");
    await page.getByRole("button", { name: `Continue with ${provider}` }).click();
    await expect(page.getByRole("heading", { name: `Stand-in for ${provider}` })).toBeVisible();
    await page.getByLabel("E-mail", { exact: true }).fill(newEmail());
    await page.getByLabel("First name").fill("Tunde");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page).toHaveURL("/shopping-cart");
    await expect(shop.cartLink(1)).toBeVisible();
    await page.goto("/auth");
    await expect(page.getByRole("heading", { level: 1, name: "Good to see you, Tunde" })).toBeVisible();
  });
}

test("a cancelled sign-in is told, leaves a clean address, and can be tried again from the root too @whole", async ({
  page,
}) => {
  await page.goto("/?error=access_denied&state=x");
  await expect(page.getByText("You cancelled.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You cancelled.")).toBeVisible();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: /^Ada Obi/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Come home to good light." })).toBeVisible();
  await page.goto("/auth");
  await expect(accountHeading(page)).toBeVisible();
});

test("an account: name, an address, another device, and its end @whole", async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  const email = newEmail();
  await page.goto("/auth?returnTo=/");
  await register(page, email);
  await page.goto("/auth");
  await page.getByLabel("Last name").fill("Obi");
  await page.getByLabel("Phone").fill("12");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Enter a Nigerian mobile number").last()).toBeVisible();
  await page.getByLabel("Phone").fill("0803 123 4567");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("button", { name: "Add an address" }).click();
  await page.getByLabel("Name of this address").fill("Home");
  await page.getByLabel("State", { exact: true }).selectOption("Lagos");
  await page.getByLabel("Local government area").selectOption("Ikeja");
  await page.getByLabel("Street and house number").fill("12 Marina Road");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("12 Marina Road, Ikeja, Lagos")).toBeVisible();
  await page.getByRole("button", { name: "Subscribe to the newsletter" }).click();
  await expect(page.getByText(`We send it to ${email}.`)).toBeVisible();
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You are unsubscribed.")).toBeVisible();
  await shop.expectAccessible();

  const phone = await browser.newContext({ baseURL: baseURL ?? "" });
  const there = await phone.newPage();
  await there.goto("/auth");
  await logIn(there, email);
  await expect(there).toHaveURL("/");
  await page.reload();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("Signed out on one device.")).toBeVisible();
  await there.goto("/auth");
  await expect(there.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await phone.close();

  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByLabel("Enter your password to delete your account").fill(password);
  await page.getByRole("button", { name: "Delete my account permanently" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/auth");
  await logIn(page, email);
  await expect(page.getByText("E-mail or password is incorrect.")).toBeVisible();
});

test("after logging out nothing of the person's cart stays, and the cart is there again after logging in", async ({
  page,
  shop,
}) => {
  const email = newEmail();
  await shop.fillCart([small, 2]);
  await page.goto("/auth");
  await register(page, email);
  await expect(shop.cartLink(2)).toBeVisible();
  await logOut(page);
  await expect(shop.cartLink(0)).toBeVisible();
  await page.goto("/auth");
  await logIn(page, email);
  await expect(page).toHaveURL("/");
  await expect(shop.cartLink(2)).toBeVisible();
});

test("logging out while the page's scripts are still on their way leaves nothing to ask for @whole", async ({
  page,
  shop,
  baseURL,
}) => {
  await shop.fillCart([small, 2]);
  await page.goto("/auth");
  await register(page, newEmail());
  await expect(shop.cartLink(2)).toBeVisible();
  // The form leaves the page it stands on: nothing of it asks for anything any more.
  await page.goto("about:blank");
  const answer = await page.request.post("/form/session/end", {
    form: {},
    headers: { origin: baseURL ?? "" },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe("/");
  await page.goto("/");
  await expect(shop.cartLink(0)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cartId"))).toBeNull();
});

test.describe("before the page's scripts have come @whole", () => {
  // What is aborted is logged.
  test.use({ mayLog: /ERR_FAILED/ });
  test("nothing is sent, and no password stands in the address", async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    await page.goto("/auth", { waitUntil: "commit" });
    await page.getByLabel("E-mail", { exact: true }).fill(newEmail());
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    for (const name of ["Sign in", "Create an account", "Continue with Google", "Continue with Facebook"])
      await expect(page.getByRole("main").getByRole("button", { name, exact: true })).toBeDisabled();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  });
});

test("a page on which nobody signs in carries nothing of the identity provider's code @whole", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/_next/static/chunks/")) loaded.push(await response.text());
  });
  await page.goto("/");
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.some((text) => text.includes("cognito-idp"))).toBe(false);
});
