import type { ShopLook } from "@precise/contract/shop/look";
import { expect, it } from "vitest";
import { lookStyle } from "./look-style.ts";

const shades = (accent: string) => ({
  accent,
  accentHover: "#222222",
  onAccent: "#ffffff",
  accentSoft: "#eeeeee",
});
const day = { path: "/media/0123456789abcdef/logo.png", width: 400, height: 100 };
const style = (look: ShopLook) => lookStyle(look, (path) => `/there${path}`);

it("a shop's colours hold by day and by night, in what the visitor chose and in what the system says", () => {
  expect(style({ colours: { on: shades("#111111"), off: shades("#999999") } })).toBe(
    ":root:root,[data-theme=lights-on][data-theme]{--accent:#111111;--accentHover:#222222;--onAccent:#ffffff;--accentSoft:#eeeeee}" +
      "[data-theme=lights-off][data-theme]{--accent:#999999;--accentHover:#222222;--onAccent:#ffffff;--accentSoft:#eeeeee}" +
      "@media (prefers-color-scheme:dark){:root:root:not([data-theme]){--accent:#999999;--accentHover:#222222;--onAccent:#ffffff;--accentSoft:#eeeeee}}",
  );
});

it("a logo without a twin by night stands on paper there", () => {
  const logo = "--logo:url(/there/media/0123456789abcdef/bar.webp);--logo-ratio:4.000";
  expect(style({ logo: { day, on_plate: true } })).toBe(
    `:root:root,[data-theme=lights-on][data-theme]{${logo};--logo-plate:transparent}` +
      `[data-theme=lights-off][data-theme]{${logo};--logo-plate:#fbf9f5}` +
      `@media (prefers-color-scheme:dark){:root:root:not([data-theme]){${logo};--logo-plate:#fbf9f5}}`,
  );
});

it("a face alone says nothing of the lights", () => {
  expect(style({ face: "georgia" })).toBe(
    ":root:root,[data-theme=lights-on][data-theme]{--font-display:Georgia}",
  );
});

it("the house's own face needs no rule, so a browser that saves data keeps its own", () => {
  expect(style({ face: "fraunces" })).not.toContain("--font-display");
});
