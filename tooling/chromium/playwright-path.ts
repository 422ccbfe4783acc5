import { chromium } from "@playwright/test";

/** Where Playwright would have put a Chromium of its own; the file need not be there. */
export function playwrightPath(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright knows no Chromium for this system.
    return undefined;
  }
}
