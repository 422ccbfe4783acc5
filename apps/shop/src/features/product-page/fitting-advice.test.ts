import { describe, expect, it } from "vitest";
import { fittingAdvice } from "./fitting-advice.ts";

const outdoor = [{ id: 18, name: "Outdoor", urlKey: "outdoor" }];
const light = {
  article_kind: "fitting",
  lamp_included: "built-in",
  voltage: "230 V AC, 50 Hz",
  input_v_min: 170,
  ip_rating: "ip20",
};
type Attributes = Parameters<typeof fittingAdvice>[0]["attributes"];
const of = (attributes: Attributes, categories: typeof outdoor = [], isElectricalAdviceOn = true) =>
  fittingAdvice({ attributes: { ...light, ...attributes }, categories }, isElectricalAdviceOn);

it("says nothing of what is right for its usual place", () => {
  expect(of({ room: ["living"] })).toEqual([]);
});

describe("in a bathroom", () => {
  it("says that water gets in where it is not sealed", () => {
    expect(of({ room: ["bathroom"] })).toEqual([
      {
        severity: "stop",
        text: "Bathroom zone 2 needs IPX4, it has IP20.",
        fix: "Take one for bathrooms, or hang it further away.",
      },
    ]);
  });
  it("is content with IP44", () => {
    expect(of({ room: ["bathroom"], ip_rating: "ip44" })).toEqual([]);
  });
});

describe("outdoors", () => {
  it("says where IP44 is enough", () => {
    expect(of({ ip_rating: "ip44" }, outdoor)).toEqual([
      { severity: "note", text: "It has IP44: fit it under a roof. Open to the rain takes IP65." },
    ]);
  });
  it("says where it is not", () => {
    expect(of({}, outdoor)).toMatchObject([{ severity: "stop", text: "It has IP20; here it takes IP44." }]);
  });
  it("says what weak surges do", () => {
    expect(of({ ip_rating: "ip65", surge_kv: 2 }, outdoor)).toMatchObject([
      { severity: "note", text: "It withstands surges of 2 kV; outdoors 4 kV last longer." },
    ]);
  });
  it("says nothing about electrical safety that nobody signs", () => {
    expect(of({ ip_rating: "ip44", surge_kv: 2 }, outdoor, false)).toEqual([]);
  });
});

it("says when it may flicker", () => {
  expect(of({ input_v_min: 220 })).toEqual([
    { severity: "note", text: "It takes 220 V at least: it may flicker when the grid is weak." },
  ]);
  expect(of({ input_v_min: 220, voltage: "24 V DC" })).toEqual([]);
});

it("says what is not stated in one line at most", () => {
  const { input_v_min: _, ip_rating: __, ...silent } = light;
  expect(
    fittingAdvice({ attributes: { ...silent, room: ["bathroom"] }, categories: [] }, true).map(
      ({ severity, text }) => [severity, text],
    ),
  ).toEqual([["unknown", "It does not state: protection (IP)."]]);
  expect(fittingAdvice({ attributes: silent, categories: [] }, true)).toEqual([
    { severity: "unknown", text: "It does not say what voltage it takes at least." },
  ]);
});

it("says what a rose does not carry", () => {
  expect(of({ weight: 5.2, terminal: "ceiling" })).toMatchObject([
    { severity: "warn", text: "It weighs 5.2 kg: a plain rose does not carry it." },
  ]);
});

it("leaves out bulbs that are missing: the page says so beside its price", () => {
  expect(of({ lamp_included: "0", lamp_base: "e14", lamp_count: 6 })).toEqual([]);
});
