import { themeScript } from "@precise/ui/styles/theme-script";
import { expect, it } from "vitest";
import { themeScriptFirst } from "./theme-script-first.ts";

const script = `<script>${themeScript}</script>`;

it("the theme's script comes before the stylesheets, and once", () => {
  expect(themeScriptFirst(`<html><head><link rel="stylesheet"/>${script}</head><body></body></html>`)).toBe(
    `<html><head>${script}<link rel="stylesheet"/></head><body></body></html>`,
  );
});

it("a page without it stays as it is", () => {
  expect(themeScriptFirst("<html><head></head></html>")).toBe("<html><head></head></html>");
});
