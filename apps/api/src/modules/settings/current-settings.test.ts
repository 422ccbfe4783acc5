import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readContent, type ShopContent } from "#api/modules/company/content.ts";
import { nextChange, settingsAt } from "./current-settings.ts";
import { defaultSettings } from "./default-settings.ts";
import type { SettingRow } from "./setting-rows.ts";

const contentFile = join(import.meta.dirname, "../../../catalogue/content.json");
const morning = new Date("2026-12-01T08:00:00Z");
const before = new Date("2026-12-01T07:59:59Z");

describe("what the shop has set", () => {
  let file: ShopContent;
  beforeAll(async () => {
    file = await readContent(contentFile);
  });
  const at = (moment: Date, ...rows: readonly Partial<SettingRow>[]) =>
    settingsAt(
      file,
      defaultSettings(file),
      rows.map((row, place) => rowOf(place + 1, row)),
      moment,
    );

  it("is what the files say while nothing was set", () => {
    const { limits, deliveryTiers, deliveryDays, fuelPrices, closed_days, showrooms } = at(morning);
    expect(limits).toMatchObject({ payOnDelivery: 25_000_000, unpaidOrderHours: 72, lowStock: 3 });
    expect([deliveryTiers.length, deliveryDays.size]).toEqual([4, 0]);
    expect(fuelPrices).toMatchObject({ petrol: { naira: 920, as_of: "2025-11-02" } });
    expect(fuelPrices.diesel).toBeUndefined();
    expect([closed_days, showrooms]).toEqual([file.closed_days, file.showrooms]);
  });

  it("begins at its moment, not before", () => {
    const later = { kind: "limits", key: "low_stock", value: { amount: 9 }, valid_from: morning } as const;
    expect(at(before, later).limits.lowStock).toBe(3);
    expect(at(morning, later).limits.lowStock).toBe(9);
    expect(nextChange([rowOf(1, later)], before)).toEqual(morning);
    expect(nextChange([rowOf(1, later)], morning)).toBeUndefined();
  });

  it("of two that began at once the one that was set last holds", () => {
    const entry = { kind: "limits", key: "low_stock" } as const;
    const both = at(morning, { ...entry, value: { amount: 5 } }, { ...entry, value: { amount: 6 } });
    expect(both.limits.lowStock).toBe(6);
  });

  it("withdrawn, a limit is the default again, and a figure of others is none", () => {
    const set = { kind: "limits", key: "low_stock", value: { amount: 5 } } as const;
    const gone = { kind: "limits", key: "low_stock", value: null } as const;
    expect(at(morning, set, gone).limits.lowStock).toBe(3);
    expect(at(morning, { kind: "fuel-prices", key: "petrol", value: null }).fuelPrices).toEqual({});
  });

  it("says of a state how long goods travel, where that is stated", () => {
    const value = { is_delivered: true, from: 1, to: 2, cut_off: "14:00" };
    const { deliveryDays } = at(morning, { kind: "delivery-days", key: "Lagos", value });
    expect([deliveryDays.get("Lagos"), deliveryDays.get("Ogun")]).toEqual([value, undefined]);
  });

  it("has tariffs with their source, day and note", () => {
    const { tariffs } = at(morning, {
      kind: "tariffs",
      key: "Eko/A",
      value: { naira_per_kwh: 231.5 },
      source: "NERC order",
      as_of: "2026-11-01",
    });
    expect(tariffs.find(({ disco }) => disco === "Eko")).toEqual({
      disco: "Eko",
      band: "A",
      naira: 231.5,
      source: "NERC order",
      as_of: "2026-11-01",
      note: null,
      isConfirmed: true,
    });
  });

  it("has a target for every use of rooms, confirmed or to begin with", () => {
    const set = { kind: "light-targets", key: "living", value: { lux: 200 }, source: "Our own" } as const;
    const found = at(morning, set).lightTargets;
    expect(found).toHaveLength(24);
    expect(found.find(({ use }) => use === "living")).toMatchObject({ lux: 200, isConfirmed: true });
    expect(found.find(({ use }) => use === "office")).toMatchObject({ lux: 500, isConfirmed: false });
    const gone = at(morning, set, { ...set, value: null }).lightTargets;
    expect(gone.find(({ use }) => use === "living")).toMatchObject({ lux: 150, isConfirmed: false });
  });

  it("names the engineer who signs advice, until that is withdrawn", () => {
    const value = { engineer: "Bola Ade", registration: "COREN R.12345" };
    const set = { kind: "electrical-advice", key: "table", value } as const;
    expect(at(morning).electricalEngineer).toBeUndefined();
    expect(at(morning, set).electricalEngineer).toEqual({
      name: "Bola Ade",
      registration: "COREN R.12345",
    });
    expect(at(morning, set, { ...set, value: null }).electricalEngineer).toBeUndefined();
  });

  it("a value that its schema does not know any more is as if it were not set", () => {
    const odd = { kind: "limits", key: "low_stock", value: { amount: "many" } } as const;
    expect(at(morning, odd).limits.lowStock).toBe(3);
  });
});

function rowOf(id: number, row: Partial<SettingRow>): SettingRow {
  return {
    id,
    kind: "limits",
    key: "low_stock",
    value: null,
    valid_from: new Date("2026-11-01T00:00:00Z"),
    set_at: new Date("2026-11-01T00:00:00Z"),
    set_by: "Ada",
    source: null,
    as_of: null,
    note: null,
    ...row,
  };
}
