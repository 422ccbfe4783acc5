import { describe, expect, it } from "vitest";
import { planLines } from "./cart-lines.ts";
import { answerRoom, kelvinsOf, planOfSku } from "./plan-answer.ts";
import { readPlannerValues, roomTask } from "./planner-values.ts";
import { sampleItem } from "./sample-items.ts";

const target = {
  use: "living",
  name: "Living room",
  lux: 150,
  plane_m: 0.75,
  is_work_place: false,
  source: null,
  as_of: null,
  is_confirmed: false,
};
const downlight = { lamp_included: "built-in", luminous_flux: 630, beam_angle: 60, wattage: 7 };
const warm = sampleItem("WARM", 7_800, { ...downlight, colour_temperature: 3000, low_glare: "1" });
const cool = sampleItem("COOL", 7_000, { ...downlight, colour_temperature: 4000 });
const pendant = sampleItem("PENDANT", 20_000, {
  article_kind: "fitting",
  lamp_base: "e27",
  lamp_count: 2,
  lamp_included: "0",
  wattage: 20,
  light_spread: "down",
});
const bulb = sampleItem("BULB", 2_500, {
  article_kind: "lamp",
  lamp_base: "e27",
  wattage: 9,
  luminous_flux: 806,
  colour_temperature: 2700,
});
const stock = { fittings: [warm, cool, pendant], bulbs: [bulb] };
const read = (query: string) => readPlannerValues(new URLSearchParams(query), [target], kelvinsOf(stock));
const answer = (query: string) => {
  const values = read(query);
  const task = roomTask(values, [target]);
  return task && answerRoom(values, task, stock);
};
const askFor = (item: Parameters<typeof planOfSku>[3]) => {
  const values = read("");
  const task = roomTask(values, [target]);
  return task && planOfSku(values, task, stock, item);
};
const skusOf = (query: string) => answer(query)?.plans.map(({ light }) => light.item.sku);

describe("the lights that answer a room", () => {
  it("are offered in the colours that are to be had, bulbs counted", () => {
    expect(kelvinsOf(stock)).toEqual(["2700", "3000", "4000"]);
    expect(skusOf("kelvin=3000")).toEqual(["WARM"]);
    expect(skusOf("kelvin=2700")).toEqual(["PENDANT"]);
  });

  it("get a warm bulb in a living room though a cool one is brighter, and a cool one where it is asked for", () => {
    const daylight = sampleItem("DAYLIGHT", 2_500, {
      ...bulb.attributes,
      luminous_flux: 850,
      colour_temperature: 6500,
    });
    const bulbOf = (query: string) => {
      const values = readPlannerValues(new URLSearchParams(query), [target], ["2700", "6500"]);
      const task = roomTask(values, [target]);
      const plans = task && answerRoom(values, task, { fittings: [pendant], bulbs: [bulb, daylight] }).plans;
      return plans?.map(({ light }) => light.lamps?.item.sku);
    };
    expect(bulbOf("")).toEqual(["BULB"]);
    expect(bulbOf("kelvin=6500")).toEqual(["DAYLIGHT"]);
  });

  it("for eyes of 60 and more are those that do not glare, and are counted", () => {
    expect(skusOf("eyes=1")).toEqual(["WARM"]);
    expect(answer("eyes=1")?.lowGlare).toBe(1);
    expect(answer("")?.lowGlare).toBeUndefined();
  });
});

describe("a light that is asked for by its number", () => {
  it("is planned with, whatever else the room would like better", () => {
    expect(askFor(warm)).toMatchObject({ light: { item: { sku: "WARM" } }, plan: { count: 9 } });
  });
  it.each([
    ["unknown", undefined],
    ["bulb", bulb],
    ["no-lumens", sampleItem("SWITCH", 3_200, { article_kind: "other" })],
    ["too-many", sampleItem("SPARK", 100, { ...downlight, luminous_flux: 1 })],
  ] as const)("cannot be planned with: %s", (fault, item) => {
    expect(askFor(item)).toBe(fault);
  });
});

describe("what goes into the cart", () => {
  const linesOf = (sku: string, stockLeft?: number) => {
    const plan = answer("")?.plans.find(({ light }) => light.item.sku === sku);
    return plan && planLines(plan, stockLeft);
  };
  it("is every light of the plan, with bulbs for all its holders", () => {
    expect(linesOf("WARM")?.lines).toEqual([{ sku: "WARM", quantity: 9 }]);
    const lines = linesOf("PENDANT");
    expect(lines?.bulbs).toBe((lines?.lights ?? 0) * 2);
    expect(lines?.lines.map(({ sku }) => sku)).toEqual(["PENDANT", "BULB"]);
  });
  it("is no more than is left", () => {
    expect(linesOf("WARM", 3)?.lines).toEqual([{ sku: "WARM", quantity: 3 }]);
  });
});
