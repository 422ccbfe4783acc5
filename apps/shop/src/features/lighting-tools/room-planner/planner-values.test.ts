import { describe, expect, it } from "vitest";
import { readPlannerValues, roomTask } from "./planner-values.ts";

const target = (use: string, lux: number, plane_m: number) => ({
  use,
  name: use,
  lux,
  plane_m,
  is_work_place: false,
  source: null,
  as_of: null,
  is_confirmed: false,
});
const targets = [target("study", 500, 0.75), target("living", 150, 0.75), target("mirror", 300, 1.5)];
const read = (query: string) => readPlannerValues(new URLSearchParams(query), targets, ["2700", "4000"]);
const taskOf = (query: string) => roomTask(read(query), targets);

describe("the planner's address", () => {
  it("begins with a living room of 5 by 4 metres", () => {
    expect(taskOf("")?.room).toEqual({
      lengthM: 5,
      widthM: 4,
      ceilingM: 2.7,
      planeM: 0.75,
      targetLux: 150,
      reflectance: "light",
      maintenance: 0.8,
    });
  });

  it("gives eyes of 60 half as much light again, of what one asks for oneself as well", () => {
    expect(taskOf("eyes=1")?.room.targetLux).toBe(225);
    expect(taskOf("eyes=1&lux=200")).toMatchObject({
      baseLux: 200,
      isOwnLux: true,
      room: { targetLux: 300 },
    });
  });

  it("leaves less light where there is dust", () => {
    expect(taskOf("dust=dusty")?.room.maintenance).toBe(0.7);
  });

  it.each([
    ["length=0", "length"],
    ["length=400", "length"],
    ["width=wide", "width"],
    ["ceiling=", "ceiling"],
    ["lux=0", "lux"],
    ["fan=12", "fan"],
    ["kelvin=9000", "kelvin"],
    ["use=cellar", "use"],
  ] as const)("plans nothing for %s, and says why at that field alone", (query, field) => {
    const { sku: _, isForEyes: __, ...values } = read(query);
    const wrong = Object.entries(values).filter(([, value]) => value.problem !== undefined);
    expect(wrong.map(([name]) => name)).toEqual([field]);
    expect(taskOf(query)).toBeUndefined();
  });

  it("wants the ceiling over what is lit", () => {
    const low = read("use=mirror&ceiling=1.79").ceiling.problem;
    expect(low).toBe("The ceiling height can be 1.8 to 30\u00a0m. 1.79\u00a0m is not.");
    const tall = [target("gallery", 300, 2.5)];
    expect(readPlannerValues(new URLSearchParams("ceiling=2.7"), tall, []).ceiling.problem).toBe(
      "The ceiling height must be at least 2.8\u00a0m for this use: the light is measured at 2.5\u00a0m.",
    );
  });

  it("reads an item number in any case", () => {
    expect(read("sku= prd0730wh ").sku).toBe("PRD0730WH");
  });
});
