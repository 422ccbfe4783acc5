import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags } from "@precise/chromium/chromium-flags";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { budgets, layoutShiftLimit, type PageBudget, pageNames, turnedTo } from "./budgets.ts";
import { readTarget } from "./env.ts";
import { measurePage, type PageWeight } from "./measure-page.ts";
import { pageAddresses } from "./page-addresses.ts";

const target = readTarget();
const addresses = await pageAddresses(target.shopUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: target.chromiumPath, args: [...chromiumFlags] });
});
afterAll(() => browser.close());

describe.each(pageNames)("a cold visit to %s", (name) => {
  const budget = budgets[name];
  let weight: PageWeight;
  beforeAll(async () => {
    // The first visit fills the server's caches of pictures; the second is weighed.
    await measurePage(browser, addresses[name]);
    weight = await measurePage(browser, addresses[name], turnedTo[name]);
  });

  it("is answered with 200, and nothing on it fails", () => {
    expect(weight.status).toBe(200);
    expect(weight.failed).toEqual([]);
    expect(weight.errors).toEqual([]);
  });

  it("fetches nothing from another host", () => {
    expect(weight.elsewhere).toEqual([]);
  });

  it.each(Object.entries(budget))("keeps its budget of %s", (what, limit) => {
    const parts = weight.parts.map(
      ({ kind, bytes, address }) => `${String(bytes).padStart(8)} ${kind} ${address}`,
    );
    expect(weight[what as keyof PageBudget], `\n${parts.join("\n")}\n`).toBeLessThanOrEqual(limit);
  });

  it("does not shift while it loads", () => {
    expect(weight.layoutShift).toBeLessThanOrEqual(layoutShiftLimit);
  });
});
