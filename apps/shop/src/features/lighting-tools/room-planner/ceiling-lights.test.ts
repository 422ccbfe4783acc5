import { describe, expect, it } from "vitest";
import { ceilingLight } from "./ceiling-lights.ts";
import { sampleItem } from "./sample-items.ts";

const downlight = sampleItem("PRD0730WH", 7_800, {
  article_kind: "fitting",
  lamp_included: "built-in",
  wattage: 7,
  luminous_flux: 630,
  beam_angle: 60,
});
const pendant = sampleItem("PR-PD-IKJ30-MB", 48_500, {
  article_kind: "fitting",
  lamp_base: "e27",
  lamp_count: 1,
  lamp_included: "0",
  lamp_max_w: 12,
  wattage: 12,
  voltage: "230 V AC, 50 Hz",
  light_spread: "down",
});
const bulb = (sku: string, price: number, lumens: number, more: object = {}) =>
  sampleItem(sku, price, {
    article_kind: "lamp",
    lamp_base: "e27",
    wattage: 9,
    luminous_flux: lumens,
    voltage: "230 V AC, 50 Hz",
    ...more,
  });

describe("a light of a ceiling", () => {
  it("is planned with its own light, at its own price", () => {
    expect(ceilingLight(downlight, [])).toMatchObject({
      planned: { lumens: 630, beamDeg: 60, watts: 7 },
      lamps: null,
      unitKobo: 780_000,
    });
  });

  it("without lamps takes the brightest bulb that fits, of which an open shade lets nine tenths out", () => {
    const bulbs = [
      bulb("DIM", 2_000, 470),
      bulb("BRIGHT", 2_500, 806),
      bulb("DEARER", 2_900, 806),
      bulb("STRONG", 3_000, 2_000, { wattage: 20 }),
      bulb("CANDLE", 3_000, 1_000, { lamp_base: "e14" }),
      bulb("CHARGED", 6_800, 900, { rechargeable: "1" }),
    ];
    const light = ceilingLight(pendant, bulbs);
    expect(light?.lamps).toMatchObject({ item: { sku: "BRIGHT" }, each: 1 });
    expect(light?.planned).toMatchObject({ lumens: 725.4, class: "wide", watts: 9 });
    expect(light?.unitKobo).toBe(5_100_000);
  });

  it("behind a shade all round seven tenths are left", () => {
    const shaded = { ...pendant, attributes: { ...pendant.attributes, light_spread: "all-round" } };
    expect(ceilingLight(shaded, [bulb("BRIGHT", 2_500, 1_000)])?.planned).toMatchObject({
      lumens: 700,
      class: "opal",
    });
  });

  it.each([
    ["a bulb", bulb("BULB", 2_500, 806)],
    ["a fitting for which there is no bulb", pendant],
    ["a fitting of which no lumens are stated", sampleItem("DARK", 100, { article_kind: "fitting" })],
  ])("is not %s", (_, item) => {
    expect(ceilingLight(item, [])).toBeUndefined();
  });
});
