import type { LightingFigures } from "@precise/contract/shop/light/lighting";
import { describe, expect, it } from "vitest";
import { atHome } from "./at-home.ts";

const tariff = {
  disco: "All DisCos",
  band: "A",
  naira_per_kwh: 209.5,
  source: "Minister of Power",
  as_of: null,
  is_confirmed: false,
};
const figures: LightingFigures = {
  tariffs: [{ ...tariff, disco: "Eko", naira_per_kwh: 300 }, tariff],
  fuel_prices: [
    {
      fuel: "petrol",
      naira_per_litre: 920,
      source: "Pump price in Lagos",
      as_of: "2025-11-02",
      is_confirmed: false,
    },
  ],
  targets: [
    {
      use: "living",
      name: "Living room",
      lux: 150,
      plane_m: 0.75,
      is_work_place: false,
      source: "Guidance for homes; no norm binds them",
      as_of: null,
      is_confirmed: false,
    },
  ],
  electrical_advice: { is_on: false, engineer: null },
};
const downlight = {
  article_kind: "fitting",
  terminal: "ceiling",
  lamp_included: "built-in",
  wattage: 7,
  luminous_flux: 630,
  beam_angle: 60,
  voltage: "230 V AC, 50 Hz",
};
const bulb = {
  article_kind: "lamp",
  lamp_base: "e27",
  wattage: 9,
  luminous_flux: 806,
  beam_angle: 220,
  voltage: "230 V AC, 50 Hz",
};

const of = (
  attributes: Readonly<Record<string, string | number>>,
  lighting: LightingFigures | null = figures,
) => atHome({ sku: "A-1", attributes, categories: [] }, lighting);
const kinds = (attributes: Readonly<Record<string, string | number>>) =>
  of(attributes).figures.map(({ kind }) => kind);

describe("how much of a living room one lights", () => {
  it("is a share, and how many light all of it", () => {
    expect(of(downlight).figures[0]).toMatchObject({
      value: "18\u00a0%",
      text: "of the light for a 15\u00a0m² living room: 6 do it",
    });
    expect(of(downlight).figures[0]?.basis).toContain("6 give about 158\u00a0lx");
  });
  it("is all of it where one is enough", () => {
    const panel = { ...downlight, wattage: 40, luminous_flux: 5_000, beam_angle: 120 };
    expect(of(panel).figures[0]).toMatchObject({ value: "One", text: "lights a 15\u00a0m² living room" });
  });
  it("is counted by the light alone, and says how many narrow beams spread it evenly", () => {
    const spot = { ...downlight, luminous_flux: 1_200, beam_angle: 36 };
    expect(of(spot).figures[0]).toMatchObject({ text: "of the light for a 15\u00a0m² living room: 3 do it" });
    expect(of(spot).figures[0]?.basis).toContain("For even light without spots on the floor it takes 15.");
  });
  it("is said of a bulb as it hangs in an opal shade", () => {
    expect(of(bulb).figures[0]).toMatchObject({ kind: "room", value: "10\u00a0%" });
    expect(of(bulb).figures[0]?.basis).toContain("opal shade, which keeps 30 %");
  });
  it("is said of a spot bulb as it shines from an open fitting", () => {
    expect(of({ ...bulb, beam_angle: 36 }).figures[0]?.basis).toContain("open fitting, which keeps 10 %");
  });
  it("is not said of what stands, hangs on a wall or is outdoors", () => {
    for (const terminal of ["plug", "wall", "ground"])
      expect(kinds({ ...downlight, terminal })).toEqual(["battery", "cost"]);
    const outdoor = {
      sku: "A-1",
      attributes: downlight,
      categories: [{ id: 18, name: "Outdoor", urlKey: "outdoor" }],
    };
    expect(atHome(outdoor, figures).figures.map(({ kind }) => kind)).toEqual(["battery", "cost"]);
  });
});

describe("hours on a battery", () => {
  it("are of a 12 V 200 Ah lead battery", () => {
    expect(of(bulb).figures[1]).toMatchObject({
      value: "113 hours",
      text: "on a 12\u00a0V 200\u00a0Ah battery",
    });
  });
  it("are with one digit more where they are few", () => {
    expect(of({ ...downlight, wattage: 150 }).figures[1]).toMatchObject({ value: "6.8 hours" });
  });
  it("are not said of what the mains do not feed", () => {
    expect(kinds({ ...downlight, voltage: "5 V DC (USB-C)" })).toEqual(["room"]);
  });
});

describe("what it costs a month", () => {
  it("is on the grid alone, by the tariff of all DisCos with VAT", () => {
    expect(of(bulb).figures[2]).toMatchObject({
      value: "₦304",
      text: "a month at 5 hours a day",
      caution: "Tariff not confirmed",
    });
    expect(of(bulb).figures[2]?.basis).toBe(
      "9\u00a0W on the grid alone, Band A at ₦225.21 a kWh, VAT included. Your own tariff may differ. Source: Minister of Power. On a petrol generator at ₦920 a litre (as of 2 November 2025): ₦932 a month.",
    );
  });
  it("has its day, and no doubt once the owner confirmed it", () => {
    const dated = { ...figures, tariffs: [{ ...tariff, as_of: "2026-05-01" }] };
    expect(of(bulb, dated).figures[2]?.caution).toBe("As of 1 May 2026, tariff not confirmed");
    const confirmed = { ...figures, tariffs: [{ ...tariff, as_of: "2026-05-01", is_confirmed: true }] };
    expect(of(bulb, confirmed).figures[2]?.caution).toBe("As of 1 May 2026");
  });
  it("is not said without a tariff", () => {
    expect(of(bulb, { ...figures, tariffs: [] }).figures.map(({ kind }) => kind)).toEqual([
      "room",
      "battery",
    ]);
  });
});

it("says only what needs no figures of others while these are not known", () => {
  expect(of(downlight, null).figures.map(({ kind }) => kind)).toEqual(["battery"]);
});

it("says nothing, and leads nowhere, where neither lumens nor watts are stated", () => {
  expect(of({ article_kind: "fitting", terminal: "ceiling", lamp_included: "0" })).toEqual({
    figures: [],
    links: [],
  });
  expect(of({ article_kind: "driver", wattage: 100, voltage: "230 V AC" }).figures).toEqual([]);
});

it("leads to the tools with this article", () => {
  expect(of(downlight).links).toEqual([
    { label: "Plan a room with it", href: "/tools/room-planner?length=5&width=3&sku=A-1" },
    { label: "Work out your cost", href: "/tools/running-cost?sku=A-1" },
    { label: "Plan for outages", href: "/tools/outage-plan?light1=A-1" },
  ]);
  expect(of(bulb).links.map(({ label }) => label)).toEqual(["Work out your cost", "Plan for outages"]);
});
