import { expect, test } from "./shop.ts";

const wrong = { mayLog: /status of 404/ };

test.describe("a first visit", () => {
  test.use(wrong);

  for (const path of ["/", "/no-such-page", "/clients/login", "/clients/no-such-page"]) {
    test(`asks for the faces of ${path} before its style sheet names them`, async ({ page }) => {
      const answer = await page.goto(path);
      // React asks in the answer's head where a page is made for one visitor, and in the page's where it is kept.
      const text = `${answer?.headers().link ?? ""}${(await answer?.text()) ?? ""}`;
      const preloaded = [
        ...text.matchAll(/<(?:link rel="preload" href=")?([^">]+\.woff2)[">][^<]*as="?font/g),
      ];
      expect(preloaded.map(([, href]) => /(\w+)\.[^/]+$/.exec(href ?? "")?.[1]).sort()).toEqual([
        "figtree",
        "fraunces",
      ]);
      const shown = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts]
          .filter(({ family, status }) => /Fraunces$|Figtree$/.test(family) && status === "loaded")
          .map(({ family }) => family);
      });
      expect(shown.sort()).toEqual(["Figtree", "Fraunces"]);
      const fetched = await page.evaluate(
        () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2")).length,
      );
      expect(fetched, "each file once").toBe(2);
    });
  }
});
