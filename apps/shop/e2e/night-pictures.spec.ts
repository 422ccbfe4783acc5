import type { Page } from "@playwright/test";
import { sampleProducts } from "./sample-products.ts";
import { expect, test } from "./shop.ts";

const listing = "/products/16/chandeliers";
const pages = ["/", listing, sampleProducts.pendant.path];

/** Addresses of the pictures that a page fetches, as their own servers name them. */
function fetchedPictures(page: Page): ReadonlySet<string> {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const picture = new URL(request.url()).searchParams.get("url");
    if (request.resourceType() === "image" && picture !== null) fetched.add(picture);
  });
  return fetched;
}

/** Of each picture that has a twin, the one by day and the one by night, as `fetchedPictures` names them. */
function twinsOf(page: Page) {
  return page.evaluate(() => {
    const address = (picture: Element | null) =>
      Array.from(
        picture?.querySelectorAll("[srcset]") ?? [],
        (one) => one.getAttribute("srcset") ?? "",
      ).flatMap((srcSet) =>
        Array.from(srcSet.matchAll(/[?&]url=([^&]+)/g), ([, url = ""]) => decodeURIComponent(url)),
      );
    return Array.from(document.querySelectorAll("picture + picture"), (night) => ({
      day: address(night.previousElementSibling),
      night: address(night),
    }));
  });
}

/** Lights for which something was fetched that has a twin; both only where a twin was fetched in vain. */
async function lightsFetched(page: Page, fetched: ReadonlySet<string>): Promise<readonly string[]> {
  const twins = await twinsOf(page);
  return (["day", "night"] as const).filter((light) =>
    twins.some((twin) => twin[light].some((one) => fetched.has(one))),
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const chosen of ["on", "off"] as const) {
    test(`lights ${chosen} on a ${colorScheme} system: of a picture and its twin only the one that is shown is fetched @whole`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((lights) => localStorage.setItem("lights", lights), chosen);
      for (const address of pages) {
        const fetched = fetchedPictures(page);
        await page.goto(address);
        await expect.poll(() => lightsFetched(page, fetched)).toEqual([chosen === "on" ? "day" : "night"]);
        // Whatever comes later comes with what is near the screen.
        await page.mouse.wheel(0, 1_200);
        await expect.poll(() => pendingPictures(page)).toBe(0);
        expect(await lightsFetched(page, fetched), address).toEqual([chosen === "on" ? "day" : "night"]);
      }
    });
  }
}

test("the switch fades to the twin, which is fetched then", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  const fetched = fetchedPictures(page);
  await page.goto(listing);
  await expect.poll(() => lightsFetched(page, fetched)).toEqual(["day"]);
  const lights = page.getByRole("switch", { name: "Lights" }).locator("visible=true");
  await expect(lights).toBeChecked();
  const fading = await lights.evaluate((button: HTMLElement) => {
    button.click();
    return document
      .getAnimations()
      .some((one) => one instanceof CSSTransition && one.transitionProperty === "opacity");
  });
  expect(fading).toBe(true);
  await expect.poll(() => lightsFetched(page, fetched)).toEqual(["day", "night"]);
  await expect.poll(() => shownFirst(page)).toMatch(/-night/);
});

test("who wants less motion sees the twin without a fade @whole", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(listing);
  const fading = await page
    .getByRole("switch", { name: "Lights" })
    .locator("visible=true")
    .evaluate((button: HTMLElement) => {
      button.click();
      return document.getAnimations().length;
    });
  expect(fading).toBe(0);
  await expect.poll(() => shownFirst(page)).toMatch(/-night/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe("without scripts @whole", () => {
    test.use({ javaScriptEnabled: false, colorScheme });

    test(`a ${colorScheme} system gets its own pictures and no twins`, async ({ page }) => {
      const fetched = fetchedPictures(page);
      await page.goto(listing);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(fetched.size).toBeGreaterThan(1);
      expect([...fetched].filter((picture) => /-night/.test(picture) !== (colorScheme === "dark"))).toEqual(
        [],
      );
    });
  });
}

/** Pictures in sight that have not come yet. */
function pendingPictures(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      Array.from(document.images).filter((image) => {
        const { top, left } = image.getBoundingClientRect();
        // The later ones of a row that is swiped wait for the swipe.
        return image.checkVisibility() && top < innerHeight && left < innerWidth && !image.complete;
      }).length,
  );
}

/** Address of the page's first picture that has a twin, as it is shown. */
function shownFirst(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = Array.from(
      document.querySelectorAll<HTMLImageElement>("picture + picture img, picture:has(+ picture) img"),
    ).find((image) => image.checkVisibility({ opacityProperty: true }) && image.complete);
    return shown?.currentSrc ?? "";
  });
}
