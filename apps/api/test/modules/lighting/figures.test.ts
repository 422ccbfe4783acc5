import type { SettingKind } from "@precise/contract/desk/settings/setting-kinds";
import { setShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { getCatalogueVersion } from "@precise/contract/shop/catalogue";
import { getLightingFigures } from "@precise/contract/shop/light/lighting";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";

describe("figures about light and power, in production", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite", { isProduction: true });
    owner = await staffAs(api, "owner");
  });
  afterAll(() => api.close());

  const figures = async () =>
    successBody(getLightingFigures.data).parse((await api.get("/api/lighting/figures")).json).data.figures;
  const mark = async () =>
    successBody(getCatalogueVersion.data).parse((await api.get("/api/catalogue/version")).json).data.content;
  const origin = { source: "NERC order of November 2026", as_of: "2026-11-01" };
  const set = (
    kind: SettingKind,
    key: string,
    value: Record<string, unknown> | null,
    more: object = origin,
  ) => owner.done(setShopSetting, { params: { kind }, body: { entries: [{ key, value }], ...more } });

  it("begin with a source, the day where it is known, and nothing confirmed", async () => {
    const { tariffs, fuel_prices, targets } = await figures();
    expect(tariffs.find(({ band }) => band === "A")).toMatchObject({
      disco: "All DisCos",
      naira_per_kwh: 209.5,
      source: expect.stringContaining("Minister of Power"),
      as_of: null,
      is_confirmed: false,
    });
    expect(fuel_prices).toMatchObject([
      { fuel: "petrol", naira_per_litre: 920, as_of: "2025-11-02", is_confirmed: false },
    ]);
    expect(targets.find(({ use }) => use === "office")).toEqual({
      use: "office",
      name: "Office: writing and screens",
      lux: 500,
      plane_m: 0.75,
      is_work_place: true,
      source: expect.stringContaining("EN 12464-1"),
      as_of: null,
      is_confirmed: false,
    });
    expect([...tariffs, ...fuel_prices, ...targets].filter(({ is_confirmed }) => is_confirmed)).toEqual([]);
  });

  it.each([
    ["tariffs", "Eko/A", { naira_per_kwh: 231.5 }],
    ["fuel-prices", "diesel", { naira_per_litre: 1_100 }],
    ["light-targets", "living", { lux: 200 }],
  ] as const)("%s that the desk sets are confirmed, and pages are made anew", async (kind, key, value) => {
    const before = await mark();
    await set(kind, key, value);
    const { tariffs, fuel_prices, targets } = await figures();
    expect([...tariffs, ...fuel_prices, ...targets]).toContainEqual(
      expect.objectContaining({ ...value, ...origin, is_confirmed: true }),
    );
    expect(await mark()).not.toBe(before);
  });

  it("advice on electrical safety is off until an engineer is named, and off again without one", async () => {
    expect((await figures()).electrical_advice).toEqual({ is_on: false, engineer: null });
    const before = await mark();
    await set("electrical-advice", "table", { engineer: "Bola Ade", registration: "COREN R.12345" }, {});
    expect((await figures()).electrical_advice).toEqual({
      is_on: true,
      engineer: { name: "Bola Ade", registration: "COREN R.12345" },
    });
    const named = await mark();
    expect(named).not.toBe(before);
    await set("electrical-advice", "table", null, {});
    expect((await figures()).electrical_advice).toEqual({ is_on: false, engineer: null });
    expect(await mark()).not.toBe(named);
  });
});

it("on somebody's own computer advice is on though nobody signs it", async () => {
  const api = await startTestApi("pglite");
  const { json } = await api.get("/api/lighting/figures");
  expect(json).toMatchObject({
    data: { figures: { electrical_advice: { is_on: true, engineer: null } } },
  });
  await api.close();
});
