import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags } from "@precise/chromium/chromium-flags";

/** Opens a headless Chromium for some work, and closes it however the work ends. */
export async function withChromium<Outcome>(
  path: string,
  work: (browser: Browser) => Promise<Outcome>,
): Promise<Outcome> {
  const browser = await chromium.launch({ executablePath: path, args: [...chromiumFlags] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
