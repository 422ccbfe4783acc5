import { describe, expect, it } from "vitest";
import { lightFigures, linesOf, type RoomFitting } from "./light-figures.ts";
import { wholeRoom } from "./light-mix.ts";

const downlights: RoomFitting = {
  id: "downlights",
  label: "Downlights",
  sku: "PRD0730WH",
  pieces: 3,
  watts: 21,
  lumens: 1890,
  kelvin: 3000,
};
const pendants: RoomFitting = {
  id: "pendants",
  label: "Pendants",
  sku: "PR-PD-LEK20-BB",
  pieces: 2,
  watts: 18,
  lumens: 1612,
  lamps: { sku: "PRB60927", name: "LED Classic A60 9 W", pieces: 2 },
  kelvin: 2700,
};
const mystery: RoomFitting = { id: "lantern", label: "Lantern", sku: "X", pieces: 1, kelvin: 2700 };
const all = [downlights, pendants, mystery];
const whole = wholeRoom(all);
const off = { isOn: false, brightness: 100, kelvin: 2700 };

describe("what is on", () => {
  it("adds up at full, and names what has no figures", () => {
    expect(lightFigures(all, whole)).toEqual({ watts: 39, lumens: 3502, unknown: ["Lantern"] });
  });
  it("draws and gives a quarter at half brightness, and nothing when off", () => {
    const mix = {
      daylight: 0,
      fittings: { downlights: { isOn: true, brightness: 50, kelvin: 3000 }, pendants: off, lantern: off },
    };
    expect(lightFigures(all, mix)).toEqual({ watts: 5.3, lumens: 473, unknown: [] });
  });
  it("goes into the cart with the lamps it needs", () => {
    const mix = { ...whole, fittings: { ...whole.fittings, downlights: off } };
    expect(linesOf(all, mix)).toEqual([
      { sku: "PR-PD-LEK20-BB", quantity: 2 },
      { sku: "PRB60927", quantity: 2 },
      { sku: "X", quantity: 1 },
    ]);
  });
});
