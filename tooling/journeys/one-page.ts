import type { Browser, Page } from "@playwright/test";

let kept: Page | undefined;

/**
 * The `page` of tests that only look at addresses: one for all of a worker, which comes to each as a new visitor. What the
 * browser has read and compiled for one address serves the next: a fifth of its work. Its options are those of the first.
 */
export async function onePage(
  { browser }: { readonly browser: Browser },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  kept ??= await (await browser.newContext()).newPage();
  const { cookies } = await kept.context().storageState();
  await use(kept);
  await kept.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // The page is left before its cookies go: what it still asked without them would be refused, and the next test hear of it.
  await kept.goto("about:blank");
  kept.removeAllListeners("console");
  kept.removeAllListeners("pageerror");
  await kept.context().clearCookies();
  await kept.context().addCookies(cookies);
}
