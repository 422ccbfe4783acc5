import type { Page } from "@playwright/test";
import { stackUnderTest } from "./env.ts";
import {
  accountHeading,
  arriveAt,
  codeFor,
  comeFromElsewhere,
  logIn,
  logOut,
  newEmail,
  password,
  register,
} from "./people.ts";
import { expect, test } from "./shop.ts";

// Each signs in two or three times, which takes a busy machine its while.
test.describe.configure({ timeout: 120_000 });
// The stand-in says no as a user pool does: by a status that the browser writes down.
test.use({ mayLog: /status of 400/ });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Registers as far as the question for the code. */
async function registerHalfway(page: Page, email: string): Promise<void> {
  await comeFromElsewhere(page);
  await page.goto("/auth?view=register");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Create account", exact: true }).click();
  await expect(heading(page, "Check your e-mail")).toBeFocused();
}

/** A call to the user pool as its operator, or another tab, would make it. */
async function callUserPool(name: string, body: object): Promise<void> {
  const answer = await fetch(stackUnderTest().identityUrl, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${name}`,
    },
    body: JSON.stringify({ ClientId: "precise-local-web", ...body }),
  });
  expect(answer.status).toBe(200);
}

test("who closes the tab before typing the code logs in later, and types a new one @whole", async ({
  page,
  context,
}) => {
  const email = newEmail();
  await registerHalfway(page, email);
  await page.close();
  const later = await context.newPage();
  await later.goto("/auth?returnTo=/faqs");
  await logIn(later, email);
  await expect(heading(later, "Check your e-mail")).toBeFocused();
  await later.getByLabel("Six-digit code").fill(await codeFor(email));
  await later.getByRole("button", { name: "Confirm" }).click();
  await arriveAt(later, "/faqs");
  await later.goto("/auth");
  await expect(accountHeading(later)).toBeVisible();
});

test("who never confirmed and has forgotten the password too confirms first, and is not stuck @whole", async ({
  page,
}) => {
  const email = newEmail();
  await registerHalfway(page, email);
  await page.goto("/auth?view=forgotten");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(heading(page, "Set a new password")).toBeFocused();
  await page.getByRole("button", { name: "Confirm it now" }).click();
  await expect(heading(page, "Confirm your e-mail")).toBeFocused();
  await page.getByLabel("Six-digit code").fill(await codeFor(email));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your e-mail address is confirmed. Sign in to continue.")).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(heading(page, "Set a new password")).toBeFocused();
  await page.getByLabel("Six-digit code").fill(await codeFor(email));
  await page.getByLabel("New password").fill("new-lamp-post");
  await page.getByRole("button", { name: "Set password and sign in" }).click();
  await arriveAt(page, "/");
});

test("a wrong code is told beside its field; a new one makes the first worthless, and opens the account", async ({
  page,
}) => {
  const email = newEmail();
  await registerHalfway(page, email);
  const first = await codeFor(email);
  const confirm = async (code: string) => {
    await page.getByLabel("Six-digit code").fill(code);
    await page.getByRole("button", { name: "Confirm" }).click();
  };
  const isWrong = page.getByText("This code is incorrect. Check it, or send a new one.");
  await confirm(first === "123456" ? "654321" : "123456");
  await expect(isWrong).toBeVisible();
  await expect(page.getByLabel("Six-digit code")).toBeFocused();
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByText("A new code is on its way.")).toBeVisible();
  await expect(isWrong).toBeHidden();
  const second = await codeFor(email);
  await confirm(` ${second.slice(0, 3)} ${second.slice(3)} `);
  await arriveAt(page, "/");
});

test("a code that was used up says so, and another one works @whole", async ({ page }) => {
  const email = newEmail();
  await page.goto("/auth");
  await register(page, email);
  await logOut(page);
  await page.goto("/auth?view=forgotten");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(heading(page, "Set a new password")).toBeFocused();
  const code = await codeFor(email);
  await callUserPool("ConfirmForgotPassword", {
    Username: email,
    ConfirmationCode: code,
    Password: "from-another-tab",
  });
  const setPassword = async (typed: string) => {
    await page.getByLabel("Six-digit code").fill(typed);
    await page.getByLabel("New password").fill("new-lamp-post");
    await page.getByRole("button", { name: "Set password and sign in" }).click();
  };
  await setPassword(code);
  await expect(page.getByText("This code has expired. Send a new one.")).toBeVisible();
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByText("A new code is on its way.")).toBeVisible();
  await setPassword(await codeFor(email));
  await arriveAt(page, "/");
});

test("who is registered already is told beside the e-mail, which comes along to logging in @whole", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/auth");
  await register(page, email);
  await logOut(page);
  await page.goto("/auth?view=register");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("E-mail", { exact: true }).fill(email.toUpperCase());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Create account", exact: true }).click();
  await expect(page.getByText("You already have an account with this e-mail address.")).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email.toUpperCase());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await arriveAt(page, "/");
});

test("who got a first password from the shop chooses one of their own at the first log-in @whole", async ({
  page,
}) => {
  const email = newEmail();
  await callUserPool("AdminCreateUser", {
    Username: email,
    TemporaryPassword: "first-pass",
    UserAttributes: [{ Name: "given_name", Value: "Dapo" }],
  });
  await page.goto("/auth");
  await logIn(page, email, "first-pass");
  await expect(heading(page, "Choose a password")).toBeFocused();
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(page.getByText("Use at least 8 characters.")).toBeVisible();
  await page.getByLabel("New password").fill("words of my own");
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await arriveAt(page, "/");
  await logOut(page);
  await page.goto("/auth");
  await logIn(page, email, "words of my own");
  await arriveAt(page, "/");
});
