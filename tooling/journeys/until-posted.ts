import type { Page } from "@playwright/test";

/**
 * Does what sends something, and waits for its answer: leaving the page at once would cut it off.
 * @param to what the address holds
 */
export async function untilPosted(page: Page, to: string, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes(to),
  );
  await act();
  await answered;
}
