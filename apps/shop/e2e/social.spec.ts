import type { Page } from "@playwright/test";
import { accountHeading, arriveAt, logIn, logOut, newEmail, register } from "./people.ts";
import { expect, test } from "./shop.ts";

type Provider = "Google" | "Facebook";

/** Where one asks to be signed in, which is where the hosted page returns to. The root asks after a cancelled try. */
const doors = { "/auth": "/auth", "/": "/?error=access_denied&state=x" } as const;

// Each signs in two or three times, which takes a busy machine its while.
test.describe.configure({ timeout: 120_000 });
// The stand-in says no as a user pool does: by a status that the browser writes down.
test.use({ mayLog: /status of 400/ });

/** Tunde signs in with this e-mail, about which the provider says whether it is verified. */
async function signInAsTunde(page: Page, provider: Provider, email: string, isVerified: boolean) {
  await page.getByRole("button", { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole("heading", { name: `Stand-in for ${provider}` })).toBeVisible();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("First name").fill("Tunde");
  await page.getByLabel(`Verified by ${provider}`).selectOption(isVerified ? "yes" : "no");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await arriveAt(page, "/");
  await expect(page.getByRole("heading", { level: 1, name: "Come home to good light." })).toBeVisible();
}

const greeting = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name: `Good to see you, ${name}` });

for (const [provider, door, isVerified] of [
  ["Google", "/auth", true],
  ["Google", "/", false],
  ["Facebook", "/", true],
  ["Facebook", "/auth", false],
] as const) {
  const words = isVerified ? "verified, opens" : "that nobody has verified, does not open";
  test(`${provider}, landing on ${door} with an e-mail ${words} the account that has it @whole`, async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto("/auth");
    await register(page, email);
    await logOut(page);

    await page.goto(doors[door]);
    await signInAsTunde(page, provider, email, isVerified);
    await page.goto("/auth");
    await expect(greeting(page, isVerified ? "Ada" : "Tunde")).toBeVisible();

    // The account with the password is still its owner's.
    await logOut(page);
    await page.goto("/auth");
    await logIn(page, email);
    await arriveAt(page, "/");
    await page.goto("/auth");
    await expect(greeting(page, "Ada")).toBeVisible();
  });
}

test("whoever logs in with Google confirms there before the data is downloaded or the account deleted @whole", async ({
  page,
}) => {
  // Three sign-ins, each with its pages.
  test.setTimeout(240_000);
  const email = newEmail();
  const confirm = async (as: string) => {
    await page.getByRole("button", { name: "Confirm with Google" }).click();
    await page.getByLabel("E-mail", { exact: true }).fill(as);
    await page.getByLabel("First name").fill("Tunde");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.getByText("Confirmed.")).toBeVisible();
    await expect(page).toHaveURL("/auth");
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual(
      [],
    );
  };
  await page.goto("/auth");
  await signInAsTunde(page, "Google", email, true);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Download my data" }).click();
  await confirm(email);
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  expect((await file).suggestedFilename()).toBe("precise-my-data.json");

  // One confirmation is worth one act.
  await page.getByRole("button", { name: "Delete my account" }).click();
  await confirm(email);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Delete my account permanently" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

test("whoever cancels at the provider is told, and can go on by another way to where they were going", async ({
  page,
}) => {
  await page.goto("/auth?returnTo=/faqs");
  await page.getByRole("button", { name: "Continue with Facebook" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You cancelled.")).toBeVisible();
  await expect(page).toHaveURL("/auth?returnTo=%2Ffaqs");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(page.getByText("You cancelled.")).toBeHidden();
  await register(page, newEmail(), "/faqs");
  await page.goto("/auth");
  await expect(accountHeading(page)).toBeVisible();
});
