import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags } from "@precise/chromium/chromium-flags";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  budgets,
  deskBudget,
  layoutShiftLimit,
  type PageBudget,
  pageNames,
  purchaseBudget,
  tradeTableBudget,
  turnedTo,
} from "./budgets.ts";
import { openDeskSession } from "./desk-session.ts";
import { readTarget } from "./env.ts";
import { measurePage, type PageWeight } from "./measure-page.ts";
import { pageAddresses } from "./page-addresses.ts";
import { openSampleCart } from "./sample-cart.ts";
import { openSampleSession } from "./sample-session.ts";

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
    weight = await measurePage(browser, addresses[name], { turnTo: turnedTo[name] });
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

// The cart among the pages above is empty.
describe.each(["/shopping-cart", "/checkout"])("a cold visit with an article in the cart to %s", (path) => {
  let weight: PageWeight;
  beforeAll(async () => {
    const cookie = await openSampleCart(target.shopUrl);
    await measurePage(browser, `${target.shopUrl}${path}`, { cookie });
    weight = await measurePage(browser, `${target.shopUrl}${path}`, { cookie });
  });

  it("is answered with 200, and nothing on it fails", () => {
    expect(weight.status).toBe(200);
    expect(weight.failed).toEqual([]);
    expect(weight.errors).toEqual([]);
    expect(weight.elsewhere).toEqual([]);
  });

  it("keeps its budget of JavaScript", () => {
    expect(weight.jsBytes).toBeLessThanOrEqual(purchaseBudget.jsBytes);
  });

  it("does not shift while it loads", () => {
    expect(weight.layoutShift).toBeLessThanOrEqual(layoutShiftLimit);
  });
});

describe("a cold visit to a full page of the trade area's table", () => {
  const { rows, jsBytes } = tradeTableBudget;
  let weight: PageWeight;
  beforeAll(async () => {
    const session = await openSampleSession(target.shopUrl, target.shopUrl);
    const address = `${target.shopUrl}/clients/products/19/indoor`;
    const page = await (await fetch(address, { headers: { cookie: session } })).text();
    expect(page.match(/name="quantity:/g)).toHaveLength(rows);
    await measurePage(browser, address, { cookie: session });
    weight = await measurePage(browser, address, { cookie: session });
  });

  it("is answered with 200, and nothing on it fails", () => {
    expect(weight.status).toBe(200);
    expect(weight.failed).toEqual([]);
    expect(weight.errors).toEqual([]);
    expect(weight.elsewhere).toEqual([]);
  });

  it("keeps its budget of JavaScript", () => {
    expect(weight.jsBytes).toBeLessThanOrEqual(jsBytes);
  });

  it("does not shift while it loads", () => {
    expect(weight.layoutShift).toBeLessThanOrEqual(layoutShiftLimit);
  });
});

// Today, which is where everybody begins, and the list that is looked at all day.
describe("a cold visit to the desk", () => {
  let session: string;
  beforeAll(async () => {
    session = await openDeskSession("viewer", target.deskUrl);
    await measurePage(browser, `${target.deskUrl}/`, { cookie: session });
  });

  describe.each(["/", "/orders"])("at %s", (path) => {
    let weight: PageWeight;
    beforeAll(async () => {
      weight = await measurePage(browser, `${target.deskUrl}${path}`, { cookie: session });
    });

    it("is answered with 200, and nothing on it fails", () => {
      expect(weight.status).toBe(200);
      expect(weight.failed).toEqual([]);
      expect(weight.errors).toEqual([]);
      expect(weight.elsewhere).toEqual([]);
    });

    it("keeps its budget of JavaScript", () => {
      expect(weight.jsBytes).toBeLessThanOrEqual(deskBudget.jsBytes);
    });
  });
});
