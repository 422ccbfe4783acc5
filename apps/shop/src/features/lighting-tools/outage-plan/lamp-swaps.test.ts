import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import type { LitArticle } from "../running-cost/lit-article.ts";
import { lampSwaps } from "./lamp-swaps.ts";
import type { OutageLight } from "./plan-outage.ts";

const lamp = (sku: string, watts: number, lumens: number, base = "E27"): LitArticle => ({
  sku,
  name: sku,
  href: `/product/${sku}`,
  kind: "lamp",
  watts,
  lumens,
  base,
  isRechargeable: false,
  price: naira(3_000),
});
const lamps = [lamp("A60", 9, 806), lamp("FILAMENT", 7, 806), lamp("CANDLE", 4, 470, "E14")];
const light = (id: string, change: Partial<OutageLight>): OutageLight => ({
  id,
  room: "Hall",
  name: id,
  pieces: 1,
  wattsEach: 9,
  priority: 3,
  mustStayOn: false,
  ...change,
});
const swaps = (...lights: OutageLight[]) =>
  lampSwaps(lights, lamps, 3).map(({ light: { id }, lamp: { sku }, savedWatts, lostLumens }) => [
    id,
    sku,
    savedWatts,
    lostLumens,
  ]);

describe("lamps that take less", () => {
  it("the one that saves most where no light is lost", () => {
    expect(swaps(light("old", { wattsEach: 60, lumensEach: 800, pieces: 4 }))).toEqual([
      ["old", "FILAMENT", 212, 0],
    ]);
  });

  it("those that lose no light first, then by the watts that a lost lumen saves", () => {
    expect(
      swaps(
        light("dimmer", { wattsEach: 12, lumensEach: 1_000 }),
        light("same", { wattsEach: 11, lumensEach: 806 }),
        light("better", { wattsEach: 40, lumensEach: 900 }),
      ),
    ).toEqual([
      ["same", "FILAMENT", 4, 0],
      ["better", "FILAMENT", 33, 94],
      ["dimmer", "FILAMENT", 5, 194],
    ]);
  });

  it("keep the base of a bulb of ours", () => {
    const candle = { ...lamp("OLD", 5, 470, "E14") };
    expect(swaps(light("chandelier", { wattsEach: 5, lumensEach: 470, article: candle }))).toEqual([
      ["chandelier", "CANDLE", 1, 0],
    ]);
  });

  it("are none for fittings with lamps of their own, for unknown light, or where nothing is saved", () => {
    const fitting: LitArticle = { ...lamp("DISC", 18, 1_710), kind: "fitting" };
    expect(swaps(light("disc", { wattsEach: 18, lumensEach: 900, article: fitting }))).toEqual([]);
    expect(swaps(light("unknown", { wattsEach: 60 }))).toEqual([]);
    expect(swaps(light("good", { wattsEach: 4, lumensEach: 470 }))).toEqual([]);
  });
});
