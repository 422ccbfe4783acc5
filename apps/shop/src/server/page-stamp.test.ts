import { afterEach, expect, it } from "vitest";
import { catalogueState } from "./catalogue-state.ts";
import { currentStamp, stampedSettings } from "./page-stamp.ts";

afterEach(() => {
  Object.assign(catalogueState(), { version: null, isSettling: false, isApiUp: false });
});

it("a page is stamped with the catalogue's version and the shop's origin", () => {
  catalogueState().version = "7";
  expect(currentStamp("https://shop.example")).toBe("7 https://shop.example");
});

it("while a change settles the stamp is one that does not last", () => {
  Object.assign(catalogueState(), { version: "7", isSettling: true });
  expect(currentStamp("https://shop.example")).toBe("7~ https://shop.example");
});

it("nobody can say what a page is made from while the version is not known", () => {
  expect(currentStamp("https://shop.example")).toBeNull();
});

it("a page is of the origin and the scripts that it was made with", () => {
  const canonicalOrigin = "https://shop.example";
  expect(stampedSettings({ canonicalOrigin, thirdPartyScripts: {} })).toBe("https://shop.example");
  expect(stampedSettings({ canonicalOrigin, thirdPartyScripts: { chat: "https://c.example/a.js" } })).toBe(
    "https://shop.example chat https://c.example/a.js",
  );
});
