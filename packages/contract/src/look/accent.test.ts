import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accentFault, accentThemes } from "./accent.ts";
import { contrastRatio } from "./contrast.ts";
import { type ColourRole, lightsOff, lightsOn } from "./lights.ts";
import { hexOf, oklchOf } from "./oklch.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);
const grounds: readonly ColourRole[] = ["page", "raised", "sunken", "accentSoft"];

describe("a shop's own colour", () => {
  it.each([
    ["#8a4b08", undefined],
    ["#1d4ed8", undefined],
    ["#000000", undefined],
    ["#ffffff", "#6c6c6c"],
    ["#ffcc00", "#846800"],
    ["#ff0000", "#da0000"],
  ])("%s can be read by day, or this one can: %s", (colour, nearest) => {
    expect(accentFault(colour)?.nearest).toBe(nearest);
  });

  it("of every colour there is one near by that can be read, and it has no fault itself", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const nearest = accentFault(colour)?.nearest ?? colour;
        expect(accentFault(nearest)).toBeUndefined();
      }),
    );
  });

  it("every text in it, on it and on its soft shade keeps 4.5:1 in both themes", () => {
    fc.assert(
      fc.property(anyColour, (typed) => {
        const { on, off } = accentThemes(accentFault(typed)?.nearest ?? typed);
        for (const theme of [
          { ...lightsOn, ...on },
          { ...lightsOff, ...off },
        ]) {
          const pairs: (readonly [ColourRole, ColourRole])[] = [
            ...grounds.map((ground) => ["accent", ground] as const),
            ...(["page", "raised", "sunken"] as const).map((ground) => ["accentHover", ground] as const),
            ...(["ink", "muted", "critical"] as const).map((text) => [text, "accentSoft"] as const),
            ["onAccent", "accent"],
            ["onAccent", "accentHover"],
          ];
          for (const [text, ground] of pairs)
            expect(contrastRatio(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it("a colour of a screen is the same after its lightness, chroma and hue", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(hexOf(oklchOf(colour))).toBe(colour);
      }),
    );
  });
});
