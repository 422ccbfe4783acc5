import { describe, expect, it } from "vitest";
import type { ArticleFacts } from "./article-facts.ts";
import { bulbsNeeded, fitsHolders } from "./bulbs-for-fittings.ts";

const fitting: ArticleFacts = { kind: "fitting", base: "E14", holders: 6, hasLamps: false, lampMaxW: 6 };
const candle: ArticleFacts = { kind: "lamp", base: "E14", watts: 4, volts: 230 };

describe("a bulb for a fitting", () => {
  it("has its base and no more watts than a holder takes", () => {
    expect(fitsHolders(fitting, candle)).toBe(true);
    expect(fitsHolders(fitting, { ...candle, watts: 6 })).toBe(true);
    expect(fitsHolders(fitting, { ...candle, watts: 6.5 })).toBe(false);
    expect(fitsHolders(fitting, { ...candle, base: "E27" })).toBe(false);
    expect(fitsHolders(fitting, { ...candle, kind: "fitting" })).toBe(false);
  });

  it("states its watts where the fitting states the most", () => {
    const { watts, ...untold } = candle;
    expect(fitsHolders(fitting, untold)).toBe(false);
    expect(fitsHolders({ ...fitting, lampMaxW: undefined }, untold)).toBe(true);
  });

  it("is for the same current", () => {
    expect(fitsHolders(fitting, { ...candle, volts: 12 })).toBe(false);
    expect(fitsHolders({ ...fitting, volts: 12 }, { ...candle, volts: 12 })).toBe(true);
    expect(fitsHolders({ ...fitting, volts: 240 }, { ...candle, volts: undefined })).toBe(true);
  });

  it("is needed for each holder of each piece, and for none with lamps of its own", () => {
    expect(bulbsNeeded(fitting, 2)).toBe(12);
    expect(bulbsNeeded({ ...fitting, hasLamps: true }, 2)).toBe(0);
    expect(bulbsNeeded({ ...fitting, hasLamps: undefined }, 2)).toBe(0);
    expect(bulbsNeeded({ ...fitting, holders: undefined }, 2)).toBe(0);
    expect(bulbsNeeded(candle, 2)).toBe(0);
  });
});
