import { afterEach, expect, it, vi } from "vitest";
import { runThemeScript } from "./test-theme-script.ts";
import { columnsStorageKey, lightsStorageKey, themeScript } from "./theme-script.ts";

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.columns;
  delete document.documentElement.dataset.lite;
});

it("is at most 700 bytes", () => {
  expect(new TextEncoder().encode(themeScript).length).toBeLessThanOrEqual(700);
});

it.each([
  ["on", "lights-on"],
  ["off", "lights-off"],
])("a stored %s lights the page before it is painted", (stored, theme) => {
  localStorage.setItem(lightsStorageKey, stored);
  runThemeScript();
  expect(document.documentElement.dataset.theme).toBe(theme);
});

it.each([null, "", "<script>", "lights-on"])("a stored %s follows the system", (stored) => {
  if (stored !== null) localStorage.setItem(lightsStorageKey, stored);
  runThemeScript();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it.each([
  ["2", "2"],
  ["5", "5"],
  ["6", undefined],
  ["<script>", undefined],
  ["", undefined],
])("stored columns of %o make %o", (stored, columns) => {
  localStorage.setItem(columnsStorageKey, stored);
  runThemeScript();
  expect(document.documentElement.dataset.columns).toBe(columns);
});

it.each([
  ["saves data", { saveData: true }, ""],
  ["does not", { saveData: false }, undefined],
  ["does not say", undefined, undefined],
])("a browser that %s is marked as such", (_, connection, lite) => {
  vi.stubGlobal("navigator", { connection });
  runThemeScript();
  expect(document.documentElement.dataset.lite).toBe(lite);
});

it.each(["on", "off"])(
  "of a first picture and its twin only the one for lights %s is fetched at once",
  async (stored) => {
    localStorage.setItem(lightsStorageKey, stored);
    runThemeScript();
    document.body.innerHTML = `<img loading="lazy" data-first="off"><img loading="lazy" data-first="on">`;
    const atOnce = () =>
      Array.from(document.images)
        .filter((picture) => picture.loading === "eager")
        .map((picture) => picture.dataset.first);
    await expect.poll(atOnce).toEqual([stored]);
  },
);
