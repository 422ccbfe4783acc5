import { randomInt, randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { stackUnderTest } from "./env.ts";
import { expect } from "./shop.ts";

/** What people who register here choose as a password. */
export const password = "lamp-post";

/** An address that nobody has yet. */
export const newEmail = () => `${randomUUID().slice(0, 8)}@example.com`;

/** The newest code that was sent to an address. */
export async function codeFor(email: string): Promise<string> {
  const { identityUrl } = stackUnderTest();
  const answer = await fetch(`${identityUrl}/outbox.json?${new URLSearchParams({ to: email })}`);
  const mails = (await answer.json()) as { code: string }[];
  return mails.at(-1)?.code ?? "";
}

/** The heading of My account. */
export const accountHeading = (page: Page): Locator =>
  page.getByRole("heading", { level: 1, name: /^Good to see you/ });

/**
 * Signing in is limited by the caller's address: each journey that does it comes from one of its own, as people do. Only
 * the shop hears of it: the user pool, being another site, would refuse the header.
 */
export async function comeFromElsewhere(page: Page): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.context().route(
    (url) => url.pathname === "/api/session",
    (route, request) =>
      request.method() === "POST"
        ? route.continue({ headers: { ...request.headers(), "x-forwarded-for": address } })
        : route.fallback(),
  );
}

/** Waits until signing in has led to a page: a proof of the password, several calls, and the page itself. */
export async function arriveAt(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path, { timeout: 30_000 });
}

/** Registers Ada on a page that asks to log in, and waits until she is where it leads: a page that asks for nothing more. */
export async function register(page: Page, email: string, returnsTo: string | RegExp = "/"): Promise<void> {
  await comeFromElsewhere(page);
  await page.getByRole("main").getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Create account", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your e-mail" })).toBeFocused();
  await page.getByLabel("Six-digit code").fill(await codeFor(email));
  await page.getByRole("button", { name: "Confirm" }).click();
  await arriveAt(page, returnsTo);
}

/** Fills in the form and sends it; where that leads is for the journey to say. */
export async function logIn(page: Page, email: string, typed = password): Promise<void> {
  await comeFromElsewhere(page);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Logs out by the button of My account. */
export async function logOut(page: Page): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/");
}
