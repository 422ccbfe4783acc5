import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags } from "@precise/chromium/chromium-flags";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chromiumPath, readTarget } from "./env.ts";
import { askedPages } from "./sample-pages.ts";

const target = readTarget();
const pages = await askedPages(target);
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
});
afterAll(() => browser.close());

it("no page of either app breaks its own policy in a browser", async () => {
  const broken: string[] = [];
  for (const app of ["shop", "trade"] as const) {
    const context = await browser.newContext();
    const own = pages.filter((page) => page.app === app);
    const [name = "", value = ""] = own[0]?.cookie.split("=") ?? [];
    if (name !== "") await context.addCookies([{ name, value, url: target.shopUrl }]);
    await context.exposeFunction("reportViolation", (words: string) => void broken.push(words));
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective, sourceFile }) => {
        const report: unknown = Reflect.get(window, "reportViolation");
        if (typeof report === "function")
          report(`${location.pathname}: ${violatedDirective} ${blockedURI} in ${sourceFile}`);
      });
    });
    const page = await context.newPage();
    for (const { path } of own) {
      await page.goto(target.shopUrl + path, { waitUntil: "load" });
      // Its own script ran, and reported everything before it.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    }
    await context.close();
  }
  expect(broken).toEqual([]);
}, 240_000);

it("abuse 29: a script that is not the page's own does not run there", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(
    `${target.shopUrl}/search/${encodeURIComponent("<img src=x onerror=document.title='run'>")}`,
  );
  const title = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'run'";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", `<a href="javascript:document.title='run'">x</a>`);
    document.querySelector<HTMLAnchorElement>("a[href^=javascript]")?.click();
    return document.title;
  });
  expect(title).not.toBe("run");
  await context.close();
});
