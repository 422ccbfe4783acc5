import { describe, expect, it } from "vitest";
import { lightShare, mixHash, outputOf, readMixHash, wholeRoom } from "./light-mix.ts";

const fittings = [
  { id: "floor-lamp", kelvin: 2700 },
  { id: "downlights", kelvin: 3000 },
];
const evening = {
  daylight: 10,
  fittings: {
    "floor-lamp": { isOn: true, brightness: 60, kelvin: 2200 },
    downlights: { isOn: false, brightness: 100, kelvin: 3000 },
  },
};

describe("the state of the light in an address", () => {
  it("comes back as it was", () => {
    expect(mixHash(evening)).toBe("light=day.10~floor-lamp.on.60.2200~downlights.off.100.3000");
    expect(readMixHash(`#${mixHash(evening)}`, fittings)).toEqual(evening);
  });
  it("is none where the address has none", () => {
    expect(readMixHash("", fittings)).toBeNull();
    expect(readMixHash("#tips", fittings)).toBeNull();
  });
  it.each([
    ["light=", wholeRoom(fittings)],
    ["light=day.-5~floor-lamp.maybe.60.2200~nothing", wholeRoom(fittings)],
    ["light=__proto__.on.60.2200~chandelier.on.1.2700", wholeRoom(fittings)],
    ["light=day.999~%7E%", wholeRoom(fittings)],
  ])("that makes no sense (%s) is the room's picture", (hash, expected) => {
    expect(readMixHash(hash, fittings)).toEqual(expected);
  });
  it("keeps what it can, within what can be chosen", () => {
    expect(readMixHash("#light=day.0~floor-lamp.on.0.9999", fittings)).toEqual({
      daylight: 0,
      fittings: {
        "floor-lamp": { isOn: true, brightness: 1, kelvin: 6500 },
        downlights: { isOn: true, brightness: 100, kelvin: 3000 },
      },
    });
  });
});

describe("what a fitting gives", () => {
  it("is the square of what the eye sees", () => {
    expect(lightShare(100)).toBe(1);
    expect(lightShare(50)).toBe(0.25);
    expect(lightShare(0)).toBe(0);
  });
  it("is nothing when it is off", () => {
    expect(outputOf({ isOn: false, brightness: 100, kelvin: 2700 })).toBe(0);
    expect(outputOf(undefined)).toBe(0);
    expect(outputOf({ isOn: true, brightness: 10, kelvin: 2700 })).toBeCloseTo(0.01);
  });
});
