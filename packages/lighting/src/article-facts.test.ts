import { describe, expect, it } from "vitest";
import { factsOfArticle, plannedArticle } from "./article-facts.ts";

const stated = (attributes: Parameters<typeof factsOfArticle>[0]) =>
  Object.fromEntries(Object.entries(factsOfArticle(attributes)).filter(([, fact]) => fact !== undefined));

it("says nothing of what is not stated", () => {
  expect(stated({})).toEqual({ kind: "other" });
  expect(stated({ wattage: "", lamp_base: [], ip_rating: "", article_kind: "spaceship" })).toEqual({
    kind: "other",
  });
});

it.each([
  ["article_kind", "track-head", { kind: "track-head" }],
  ["wattage", 9, { watts: 9 }],
  ["power_factor", 0.9, { powerFactor: 0.9 }],
  ["voltage", "24 V DC", { volts: 24 }],
  ["voltage", "230 V AC, 50 Hz", { volts: 230 }],
  ["voltage", "12.8 V DC (LiFePO4)", { volts: 12.8 }],
  ["voltage", "mains", {}],
  ["lamp_base", "e27", { kind: "lamp", base: "E27" }],
  ["lamp_base", "gu5-3", { kind: "lamp", base: "GU5.3" }],
  ["lamp_base", "integrated-led", { kind: "lamp" }],
  ["lamp_count", 6, { holders: 6 }],
  ["lamp_included", "0", { kind: "fitting", hasLamps: false }],
  ["lamp_included", "1", { kind: "fitting", hasLamps: true }],
  ["lamp_included", "built-in", { kind: "fitting", hasLamps: true }],
  ["lamp_max_w", 6, { lampMaxW: 6 }],
  ["rechargeable", "1", { isRechargeable: true }],
  ["dimmable", "0", { isDimmable: false }],
  ["dim_edge", "0-10v", { dimEdge: "0-10v" }],
  ["dim_edge", "sideways", {}],
  ["dim_min_w", 5, { dimMinW: 5 }],
  ["dim_max_led_w", 150, { dimMaxLedW: 150 }],
  ["dim_halogen_w", 400, { dimHalogenW: 400 }],
  ["dim_max_lamps", 10, { dimMaxLamps: 10 }],
  ["gangs", "2", {}],
  ["driver_v", 24, { driverV: 24 }],
  ["driver_kind", "cv", { driverKind: "cv" }],
  ["driver_max_w", 100, { driverMaxW: 100 }],
  ["track_system", "single-circuit", { trackSystem: "single-circuit" }],
  ["track_max_w", 3_680, { trackMaxW: 3_680 }],
  ["ip_rating", "ip44", { ip: 44 }],
  ["input_v_min", 180, { inputMinV: 180 }],
  ["surge_kv", 4, { surgeKv: 4 }],
  ["terminal", "plug", { terminal: "plug" }],
  ["terminal", "magic", {}],
  ["weight", 5.2, { weightKg: 5.2 }],
  ["drop_min", 500, { dropMinM: 0.5 }],
  ["drop_max", 1_500, { dropMaxM: 1.5 }],
  ["cut_out", 75, { cutOutMm: 75 }],
  ["ceiling_depth", 60, { depthMm: 60 }],
  ["colour_temperature", "2700", { colourTemperature: 2_700 }],
  ["cri", "90", { cri: 90 }],
])("reads %s %s", (code, value, facts) => {
  expect(stated({ [code]: value })).toEqual({ kind: "other", ...facts });
});

it("takes what all lamps of a fitting may take for as much each, where that is not stated", () => {
  const fitting = { lamp_included: "0", lamp_count: 6, wattage: 30 };
  expect(factsOfArticle(fitting).lampMaxW).toBe(5);
  expect(factsOfArticle({ ...fitting, lamp_max_w: 6 }).lampMaxW).toBe(6);
  expect(factsOfArticle({ lamp_included: "0", wattage: 12 }).lampMaxW).toBe(12);
  expect(factsOfArticle({ ...fitting, lamp_included: "1" }).lampMaxW).toBeUndefined();
});

it("takes numbers that come as texts", () => {
  expect(factsOfArticle({ wattage: "9" }).watts).toBe(9);
  expect(factsOfArticle({ wattage: "nine" }).watts).toBeUndefined();
});

describe("watts", () => {
  it("of a fitting without lamps are its lamps' own", () => {
    const fitting = { article_kind: "fitting", wattage: 36, lamp_max_w: 6 };
    expect(factsOfArticle({ ...fitting, lamp_included: "0" }).watts).toBeUndefined();
    expect(factsOfArticle({ ...fitting, lamp_included: "1" }).watts).toBe(36);
  });
  it.each(["driver", "dimmer", "track", "inverter"])("of a %s are not what it carries", (kind) => {
    expect(factsOfArticle({ article_kind: kind, wattage: 150 }).watts).toBeUndefined();
  });
});

it.each([
  ["chandelier", true],
  ["pendant", false],
  [undefined, undefined],
])("what is called %s: whether it is a chandelier, with its width as its size", (kind, isChandelier) => {
  const attributes = { width: 800, ...(kind === undefined ? {} : { kind }) };
  expect(factsOfArticle(attributes)).toMatchObject({ isChandelier, diameterCm: 80 });
});

it("takes the gangs of a dimmer for as many dimmers", () => {
  expect(factsOfArticle({ article_kind: "dimmer", gangs: "2" }).dimChannels).toBe(2);
});

describe("in the room planner", () => {
  it("there is no light without lumens", () => {
    expect(plannedArticle({ wattage: 9, beam_angle: 60 })).toBeUndefined();
  });
  it("a stated beam is used", () => {
    expect(plannedArticle({ luminous_flux: 630, beam_angle: 60, wattage: 7 })).toEqual({
      lumens: 630,
      beamDeg: 60,
      class: undefined,
      watts: 7,
    });
  });
  it.each([
    ["nothing said", {}, "wide"],
    ["downwards without a beam", { light_spread: "down" }, "wide"],
    ["all-round, whatever its beam", { light_spread: "all-round", beam_angle: 320 }, "opal"],
    ["up and down", { light_spread: "up-down", beam_angle: 45 }, "opal"],
    ["upwards, whatever its beam", { light_spread: "up", beam_angle: 30 }, "up"],
  ])("%s", (_, attributes, wanted) => {
    const planned = plannedArticle({ luminous_flux: 2_660, ...attributes });
    expect([planned?.class, planned?.beamDeg]).toEqual([wanted, undefined]);
  });
});
