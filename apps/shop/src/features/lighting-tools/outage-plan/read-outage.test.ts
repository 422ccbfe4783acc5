import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import type { LitArticle } from "../running-cost/lit-article.ts";
import { readOutage, typedLights } from "./read-outage.ts";

const downlight: LitArticle = {
  sku: "PRD0730WH",
  name: "Prime Fixed Downlight 7 W, White",
  href: "/product/prime-PRD0730WH",
  kind: "fitting",
  watts: 7,
  lumens: 630,
  isRechargeable: false,
  price: naira(7_800),
};
const shade: LitArticle = { ...downlight, sku: "SHADE", name: "Dome", watts: undefined, lumens: undefined };
const articles = new Map([
  ["PRD0730WH", downlight],
  ["SHADE", shade],
]);
const read = (query: string) => readOutage(new URLSearchParams(query), articles);

describe("rooms and lights of an address", () => {
  it("begin with three rooms to fill in, and nothing to plan", () => {
    const { rows, outage } = read("");
    expect(rows.map(({ room }) => room)).toEqual(["Living room", "Kitchen", "Bedroom"]);
    expect(outage).toMatchObject({
      lights: [],
      hours: 4,
      battery: { volts: 12, ampHours: 200, chemistry: "lead", count: 1 },
    });
  });

  it("are an article by its number, or what is typed", () => {
    expect(
      read("room1=Living room&light1=PRD0730WH&pieces1=9&keep1=5&light2=Gate&watts2=20&keep2=must").outage
        ?.lights,
    ).toEqual([
      {
        id: "1",
        room: "Living room",
        name: "Prime Fixed Downlight 7 W, White",
        article: downlight,
        pieces: 9,
        wattsEach: 7,
        lumensEach: 630,
        priority: 5,
        mustStayOn: false,
      },
      {
        id: "2",
        room: "",
        name: "Gate",
        article: undefined,
        pieces: 1,
        wattsEach: 20,
        lumensEach: undefined,
        priority: 5,
        mustStayOn: true,
      },
    ]);
  });

  it("are found by what is typed as lights", () => {
    expect(typedLights(new URLSearchParams("light1=PRD0730WH&light2= Gate &watts2=9"))).toEqual([
      "PRD0730WH",
      "Gate",
    ]);
  });

  it("rows without a light are passed over", () => {
    expect(read("room1=Hall&watts2=9&room3=Kitchen&pieces3=4").outage?.lights).toHaveLength(1);
  });
});

describe("hours without power", () => {
  it.each([
    ["band=A", 4],
    ["band=E", 20],
    ["band=A&hours=6.5", 6.5],
  ])("%s: %d", (query, hours) => {
    expect(read(query).outage?.hours).toBe(hours);
  });
});

describe("what cannot be used", () => {
  it.each([
    ["light1=Gate", "Row 1: type the watts of “Gate”. It is no item number of ours."],
    ["light2=SHADE", "Row 2: Dome does not state its watts. Type those of the bulbs in it."],
    ["watts1=9&pieces1=0", "Row 1: the number of pieces can be 1 to 999. 0 is not."],
    ["watts1=nine", "Row 1: the wattage is not a number. Type one, 0.1 to 1,000\u00a0W."],
    ["watts1=9&keep1=9", "Row 1: when it is on: choose one from the list."],
    [
      "watts1=500&pieces1=3",
      "Row 1: 1,500\u00a0W together. A switch can have up to 1,000\u00a0W: give it two rows.",
    ],
  ])("%s", (query, sentence) => {
    const { rows, outage } = read(query);
    expect(outage).toBeNull();
    expect(rows.flatMap(({ problems }) => problems)).toEqual([sentence]);
  });

  it("a battery of nothing", () => {
    const { fields, outage } = read("volts=0");
    expect(outage).toBeNull();
    expect(fields.volts.problem).toBe("The voltage can be 6 to 96\u00a0V. 0\u00a0V is not.");
  });
});
