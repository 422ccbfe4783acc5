import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { quietTest as test } from "@precise/journeys/quiet-test";
import { sessionFile } from "./session-file.ts";

test.use({ storageState: sessionFile("owner") });

const shop = process.env.SHOP_URL ?? "http://localhost:3000";

/** One moment for all of it, for a preview shows what is to come until then. */
const valid_from = new Date(Date.now() + 2 * 86_400_000).toISOString();

/** Saves what is to come. @returns what cancels it */
async function saveForLater(
  request: APIRequestContext,
  desk: string,
  kind: string,
  key: string,
  value: object,
) {
  const post = (path: string, data: object) =>
    request.post(`/api/desk/settings/${kind}${path}`, { data, headers: { origin: desk } });
  const answer = await post("", { entries: [{ key, value }], valid_from });
  expect(answer.status(), await answer.text()).toBe(200);
  const { changes } = (await answer.json()).data.setting;
  const { id } = changes.find((change: { state: string }) => change.state === "upcoming");
  return async () => expect((await post("/cancel", { id })).status()).toBe(200);
}

const bar = (page: Page) => page.getByRole("status").filter({ hasText: "Preview: the shop as it will be" });

test("what is saved for later is seen on the shop by a link, until it is left, and by nobody else", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = baseURL ?? "";
  const headline = `Light for later ${Date.now()}`;
  const promo = { lines: [{ text: "Later in the bar", href: "/products", is_shown: true }] };
  const takeBack = [
    await saveForLater(page.request, desk, "home", "headline", { text: headline }),
    await saveForLater(page.request, desk, "look", "face", { name: "georgia" }),
    await saveForLater(page.request, desk, "promo", "table", promo),
    await saveForLater(page.request, desk, "pages", "tv-ad", {
      title: "The film of later",
      description: "A film.",
      lead: "A film.",
      transcript: "No words.",
    }),
  ];
  const visitors = await browser.newContext();
  try {
    await page.goto("/shop-settings/home");
    await page.getByRole("button", { name: "Make a link to the preview" }).click();
    const link = await page.getByRole("link", { name: /\/preview\// }).getAttribute("href");

    const guest = await visitors.newPage();
    const fonts: string[] = [];
    guest.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
    });
    await guest.goto(link ?? "");
    await expect(guest).toHaveURL(`${shop}/`);
    await expect(guest.getByRole("heading", { level: 1, name: headline })).toBeVisible();
    await expect(guest.getByText("Later in the bar").first()).toBeAttached();
    const face = await guest.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--font-display"),
    );
    expect(face).toBe("Georgia");
    expect(fonts).toEqual([expect.stringContaining("figtree")]);
    const answer = await guest.goto(`${shop}/sale/sale-tv-ad`);
    await expect(guest.getByRole("heading", { level: 1, name: "The film of later" })).toBeVisible();
    expect(answer?.headers()).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "x-robots-tag": "noindex, nofollow",
    });
    expect(answer?.headers()["cache-status"] ?? "").not.toContain("hit");

    for (const width of [360, 1440]) {
      await guest.setViewportSize({ width, height: 800 });
      await expect(bar(guest)).toBeInViewport();
    }
    const others = await (await browser.newContext()).newPage();
    await others.goto(shop);
    await expect(others.getByRole("heading", { level: 1 })).not.toHaveText(headline);
    await expect(bar(others)).toHaveCount(0);
    await others.context().close();

    await guest.getByRole("button", { name: "Leave the preview" }).click();
    await expect(bar(guest)).toHaveCount(0);
    await expect(guest.getByRole("heading", { level: 1 })).not.toHaveText(headline);

    const ended = await visitors.request.get(`${link}x`, { maxRedirects: 0 });
    expect([ended.status(), ended.headers()["cache-control"]]).toEqual([404, "private, no-store"]);
  } finally {
    await visitors.close();
    for (const back of takeBack) await back();
  }
});

test("no face comes that the shop does not use, and its own does", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(/(\w+)-[^/]+$/.exec(request.url())?.[1] ?? "");
  });
  const openWith = async (face: "georgia" | "fraunces") => {
    await page.unrouteAll();
    await page.route("**/api/desk/session", async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = await answer.json();
      await route.fulfill({ response: answer, json: { ...rest, data: { ...data, look: { face } } } });
    });
    fonts.length = 0;
    await page.goto("/shop-settings/look");
    await expect(page.getByRole("heading", { level: 1, name: "Look" })).toBeVisible();
    await page.evaluate(async () => document.fonts.ready.then(() => undefined));
    return [...new Set(fonts)].sort();
  };
  expect(await openWith("georgia")).toEqual(["figtree"]);
  expect(await openWith("fraunces")).toContain("fraunces");
});
