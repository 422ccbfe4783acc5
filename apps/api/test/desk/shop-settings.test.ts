import {
  cancelShopSetting,
  listShopSettings,
  readShopSetting,
  setShopSetting,
} from "@precise/contract/desk/settings/shop-settings";
import { listStock } from "@precise/contract/desk/stock";
import { lagosDay, laterDay, weekdayOfDay } from "@precise/contract/nigeria/lagos-days";
import { listAppointmentSlots } from "@precise/contract/shop/appointments";
import { getCompany } from "@precise/contract/shop/company";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("the shop's settings at the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let now = () => new Date();
  beforeAll(async () => {
    api = await startTestApi("pglite", { settingsClock: () => now() });
    owner = await staffAs(api, "owner", { name: "Ada Obi" });
    await putProducts(api.db, [{ sku: "LAMP-1", price: 100_000, stock: 4 }]);
  });
  afterAll(() => api.close());

  const limits = { params: { kind: "limits" as const } };
  const companyNow = async () =>
    successBody(getCompany.data).parse((await api.get("/api/company")).json).data.company;
  const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();
  const limit = async (key: string) =>
    (await owner.done(readShopSetting, limits)).setting.current.find((entry) => entry.key === key);

  it("are the owner's and the manager's alone", async () => {
    const sales = await staffAs(api, "sales");
    const body = { entries: [{ key: "low_stock", value: { amount: 5 } }] };
    expect((await sales.call(listShopSettings)).status).toBe(403);
    expect((await sales.call(readShopSetting, limits)).status).toBe(403);
    expect((await sales.call(setShopSetting, { ...limits, body })).status).toBe(403);
    expect((await sales.call(cancelShopSetting, { ...limits, body: { id: 1 } })).status).toBe(403);
  });

  it("begin with the files' and the environment's values, and name every kind", async () => {
    const { settings } = await owner.done(listShopSettings);
    expect(settings.map(({ kind, revision }) => [kind, revision])).toEqual([
      ["identity", 0],
      ["look", 0],
      ["home", 0],
      ["promo", 0],
      ["pages", 0],
      ["showrooms", 0],
      ["vat", 0],
      ["delivery-fees", 0],
      ["limits", 0],
      ["hours", 0],
      ["closed-days", 0],
      ["delivery-days", 0],
      ["tariffs", 0],
      ["fuel-prices", 0],
      ["light-targets", 0],
      ["electrical-advice", 0],
    ]);
    expect(await limit("pay_on_delivery")).toMatchObject({
      id: null,
      value: { amount: 250_000 },
      set_by: null,
    });
    const { setting } = await owner.done(readShopSetting, { params: { kind: "delivery-fees" } });
    expect(setting.current[0]?.value).toEqual({
      tiers: [
        { from: 0, to: 100_000, fee: 5_000 },
        { from: 100_001, to: 250_000, fee: 15_000 },
        { from: 250_001, to: 499_000, fee: 25_000 },
        { from: 500_000, to: null, fee: 0 },
      ],
    });
  });

  it("a limit is set at once, with who and what was before; the same again is refused", async () => {
    const low = async () =>
      (await owner.done(listStock, { query: { low: "true" } })).rows.map(({ sku }) => sku);
    expect(await low()).toEqual([]);
    const body = { entries: [{ key: "low_stock", value: { amount: 4 } }], note: "More before Christmas" };
    const { setting } = await owner.done(setShopSetting, { ...limits, body, ifMatch: 0 });
    expect(setting).toMatchObject({
      revision: 1,
      changes: [
        {
          key: "low_stock",
          value: { amount: 4 },
          before: { amount: 3 },
          set_by: "Ada Obi",
          note: "More before Christmas",
          state: "in-force",
        },
      ],
    });
    expect(await low()).toEqual(["LAMP-1"]);
    const again = await owner.call(setShopSetting, { ...limits, body });
    expect([again.status, again.failure?.errors[0]?.message]).toEqual([
      422,
      "It is so already: nothing was changed.",
    ]);
    const audit = await api.db.query<{ actor: string; before: object; after: object }>(
      "select actor, before, after from audit_entry where act = 'settings.set' and subject = 'limits low_stock'",
    );
    expect(audit).toEqual([
      { actor: "Ada Obi", before: { amount: 3 }, after: { amount: 4, note: "More before Christmas" } },
    ]);
  });

  it("pay on delivery is offered up to the limit that was set", async () => {
    const body = { entries: [{ key: "pay_on_delivery", value: { amount: 90_000 } }] };
    await owner.done(setShopSetting, { ...limits, body });
    const { json } = await api.get("/api/checkout/options");
    expect(json).toMatchObject({
      data: {
        payment_methods: expect.arrayContaining([{ method: "pay_on_delivery", limit: 90_000 }]),
      },
    });
  });

  it.each([
    ["limits", "low_stock", { amount: 2_000 }, 400, "entries.0.value.amount"],
    ["limits", "low_stock", { amount: 1.5 }, 400, "entries.0.value.amount"],
    ["limits", "nothing", { amount: 1 }, 422, "entries.0.key"],
    ["delivery-fees", "table", { tiers: [] }, 400, "entries.0.value.tiers"],
    [
      "delivery-fees",
      "table",
      { tiers: [{ from: 0.5, to: 10, fee: 1 }] },
      400,
      "entries.0.value.tiers.0.from",
    ],
    [
      "delivery-fees",
      "table",
      {
        tiers: [
          { from: 0, to: 10, fee: 1 },
          { from: 10, to: null, fee: 1 },
        ],
      },
      422,
      "entries.0.value.tiers.1.from",
    ],
    ["hours", "nowhere", { week: [null, null, null, null, null, null, null] }, 422, "entries.0.key"],
    ["hours", "lagos", { week: [null] }, 400, "entries.0.value.week"],
    [
      "hours",
      "lagos",
      { week: [{ opens: "18:00", closes: "09:00" }, null, null, null, null, null, null] },
      400,
      "entries.0.value.week.0.closes",
    ],
    ["closed-days", "2020-01-01", { name: "Long ago" }, 422, "entries.0.key"],
    ["closed-days", "2030-12-25", { name: "Our holiday" }, 422, "entries.0.key"],
    ["closed-days", "2060-12-24", { name: "A wrong year" }, 422, "entries.0.key"],
    ["identity", "constructor", { text: "Ada" }, 422, "entries.0.key"],
    ["closed-days", "soon", { name: "Soon" }, 422, "entries.0.key"],
    ["delivery-days", "Atlantis", { is_delivered: false }, 422, "entries.0.key"],
    [
      "delivery-days",
      "Lagos",
      { is_delivered: true, from: 3, to: 1, cut_off: null },
      400,
      "entries.0.value.to",
    ],
    ["tariffs", "Eko/Z", { naira_per_kwh: 10 }, 422, "entries.0.key"],
    ["tariffs", "Eko/A", { naira_per_kwh: 0 }, 400, "entries.0.value.naira_per_kwh"],
    ["tariffs", "Eko/A", { naira_per_kwh: 210 }, 422, "source"],
    ["fuel-prices", "petrol", { naira_per_litre: 1.234 }, 400, "entries.0.value.naira_per_litre"],
    ["light-targets", "living", { lux: 0 }, 400, "entries.0.value.lux"],
    ["light-targets", "garage", { lux: 200 }, 422, "entries.0.key"],
    ["light-targets", "living", { lux: 200 }, 422, "source"],
    ["electrical-advice", "table", { engineer: "A", registration: "R.1" }, 400, "entries.0.value.engineer"],
    ["electrical-advice", "other", { engineer: "Ada Obi", registration: "R.1" }, 422, "entries.0.key"],
  ] as const)("%s %s %j is refused by its field", async (kind, key, value, status, field) => {
    const body = { entries: [{ key, value: value as Record<string, unknown> }] };
    const refused = await owner.call(setShopSetting, { params: { kind }, body });
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([status, field]);
  });

  it("two people do not overwrite each other: the second sees what the first set", async () => {
    const { revision } = (await owner.done(readShopSetting, limits)).setting;
    const entries = (amount: number) => ({ entries: [{ key: "unproved_pieces", value: { amount } }] });
    await owner.done(setShopSetting, { ...limits, body: entries(30), ifMatch: revision });
    const late = await owner.call(setShopSetting, { ...limits, body: entries(40), ifMatch: revision });
    expect(late.status).toBe(409);
    expect(late.failure).toMatchObject({
      errors: [{ code: "conflict", message: expect.stringContaining("Last: Ada Obi, unproved_pieces") }],
      data: { current: { revision: revision + 1 }, seen: { revision } },
    });
    expect(await limit("unproved_pieces")).toMatchObject({ value: { amount: 30 } });
  });

  it("one for later is known, does not count yet, and can be cancelled before it begins", async () => {
    const body = {
      entries: [{ key: "unpaid_order_hours", value: { amount: 48 } }],
      valid_from: inAWeek(),
    };
    const { setting } = await owner.done(setShopSetting, { ...limits, body });
    const [change] = setting.changes;
    expect(change).toMatchObject({ state: "upcoming", before: { amount: 72 } });
    expect(await limit("unpaid_order_hours")).toMatchObject({ value: { amount: 72 } });
    const { settings } = await owner.done(listShopSettings);
    expect(settings.find(({ kind }) => kind === "limits")?.upcoming).toBe(1);
    const at = { ...limits, body: { id: change?.id ?? 0 } };
    const cancelled = await owner.done(cancelShopSetting, at);
    expect(cancelled.setting.changes[0]).toMatchObject({ state: "cancelled", cancelled_by: "Ada Obi" });
    expect((await owner.call(cancelShopSetting, at)).status).toBe(404);
    const past = { ...body, valid_from: "2026-01-01T00:00:00+01:00" };
    const refused = await owner.call(setShopSetting, { ...limits, body: past });
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([422, "valid_from"]);
  });

  it("one for a moment that comes counts from then on, without a word from anybody", async () => {
    const later = inAWeek();
    const body = {
      entries: [{ key: "unproved_hold_minutes", value: { amount: 45 } }],
      valid_from: later,
    };
    const { setting } = await owner.done(setShopSetting, { ...limits, body });
    expect((await companyNow()).unproved_orders?.hold_minutes).toBe(60);
    now = () => new Date(later);
    expect((await companyNow()).unproved_orders?.hold_minutes).toBe(45);
    now = () => new Date();
    await owner.done(cancelShopSetting, { ...limits, body: { id: setting.changes[0]?.id ?? 0 } });
  });

  it("a showroom's hours change what visitors read and what they can book, at once", async () => {
    const workday = { opens: "11:00", closes: "15:00" };
    const week = [workday, workday, workday, workday, workday, null, null];
    const body = { entries: [{ key: "lagos", value: { week } }] };
    const { setting } = await owner.done(setShopSetting, { params: { kind: "hours" }, body });
    expect([setting.hints, setting.names.lagos]).toEqual([[], "Precise Showroom Lagos"]);
    const lagos = (await companyNow()).showrooms.find(({ id }) => id === "lagos");
    expect(lagos?.hours).toEqual([
      { days: "Monday to Friday", open: "11:00", close: "15:00" },
      { days: "Saturday and Sunday", open: null, close: null },
    ]);
    const [first] = await freeTimes();
    expect(first?.slice(11)).toBe("10:00:00.000Z");
    const later = await owner.call(setShopSetting, {
      params: { kind: "hours" },
      body: { entries: [{ key: "lagos", value: null }], valid_from: inAWeek() },
    });
    expect(later.failure?.errors[0]?.field).toBe("valid_from");
  });

  it("a closed day is read and cannot be booked; open again, it can", async () => {
    const day = nextMonday();
    expect(await freeTimes(day)).not.toEqual([]);
    const params = { kind: "closed-days" as const };
    await owner.done(setShopSetting, {
      params,
      body: { entries: [{ key: day, value: { name: "Eid al-Fitr" } }] },
    });
    expect((await companyNow()).closed_days).toContainEqual({ day, name: "Eid al-Fitr" });
    expect(await freeTimes(day)).toEqual([]);
    const twice = await owner.call(setShopSetting, {
      params,
      body: { entries: [{ key: day, value: { name: "Stocktaking" } }] },
    });
    expect([twice.status, twice.failure?.errors[0]?.field]).toEqual([422, "entries.0.key"]);
    expect(twice.failure?.errors[0]?.message).toContain("is closed already: Eid al-Fitr");
    await owner.done(setShopSetting, { params, body: { entries: [{ key: day, value: null }] } });
    expect((await companyNow()).closed_days?.map((each) => each.day)).not.toContain(day);
    expect(await freeTimes(day)).not.toEqual([]);
  });

  it("delivery days are stated for many states at once, and taken back", async () => {
    const params = { kind: "delivery-days" as const };
    const value = { is_delivered: true, from: 1, to: 2, cut_off: "14:00" };
    const { setting } = await owner.done(setShopSetting, {
      params,
      body: {
        entries: [
          { key: "Lagos", value },
          { key: "Ogun", value },
          { key: "Borno", value: { is_delivered: false } },
        ],
      },
    });
    expect(setting.current.map(({ key }) => key).sort()).toEqual(["Borno", "Lagos", "Ogun"]);
    const back = await owner.done(setShopSetting, {
      params,
      body: { entries: [{ key: "Ogun", value: null }] },
    });
    expect(back.setting.current.map(({ key }) => key).sort()).toEqual(["Borno", "Lagos"]);
  });

  it("figures of others carry a source and a day, and are superseded, never overwritten", async () => {
    const params = { kind: "tariffs" as const };
    const entries = (naira: number) => [{ key: "Eko/A", value: { naira_per_kwh: naira } }];
    const origin = { source: "NERC order of November 2026", as_of: "2026-11-01" };
    await owner.done(setShopSetting, { params, body: { entries: entries(230.5), ...origin } });
    const next = { source: "NERC order of December 2026", as_of: "2026-11-20" };
    const { setting } = await owner.done(setShopSetting, {
      params,
      body: { entries: entries(241), ...next },
    });
    expect(setting.changes.map(({ value, state, source }) => [value?.naira_per_kwh, state, source])).toEqual([
      [241, "in-force", "NERC order of December 2026"],
      [230.5, "over", "NERC order of November 2026"],
    ]);
    expect(setting.current.find(({ key }) => key === "Port Harcourt/B")).toMatchObject({
      id: null,
      value: { naira_per_kwh: 68.96 },
    });
    const gone = { entries: [{ key: "Port Harcourt/B", value: null }] };
    const without = await owner.done(setShopSetting, { params, body: gone });
    expect(without.setting.current.map(({ key }) => key)).not.toContain("Port Harcourt/B");
  });

  /** The next Monday at least a week away. */
  function nextMonday(): string {
    const soon = laterDay(lagosDay(new Date()), 7);
    return laterDay(soon, 8 - weekdayOfDay(soon));
  }

  async function freeTimes(day: string = nextMonday()): Promise<string[]> {
    const body = { type: "visit-lagos", from: day, days: 1 };
    const { json } = await api.post("/api/appointments/slots", body);
    const { slots } = successBody(listAppointmentSlots.data).parse(json).data;
    return slots.map(({ starts_at }) => starts_at);
  }

  it("limits that hold the manager are the owner's, with a fresh code, also to come or to cancel", async () => {
    const manager = await staffAs(api, "manager");
    const stale = await staffAs(api, "owner", { minutesSinceCode: 11 });
    for (const key of ["refund_alone", "pay_on_delivery", "unproved_pieces", "unproved_goods"]) {
      const body = { entries: [{ key, value: { amount: 7 } }], valid_from: inAWeek() };
      const refused = await manager.call(setShopSetting, { ...limits, body });
      expect([refused.status, refused.failure?.errors[0]]).toMatchObject([
        403,
        { code: "not_allowed", field: "entries.0.key" },
      ]);
      expect((await stale.call(setShopSetting, { ...limits, body })).failure?.errors[0]?.code).toBe(
        "second_factor_required",
      );
      const { setting } = await owner.done(setShopSetting, { ...limits, body });
      const id = setting.changes.find((each) => each.key === key && each.state === "upcoming")?.id ?? 0;
      expect((await manager.call(cancelShopSetting, { ...limits, body: { id } })).status).toBe(403);
      await owner.done(cancelShopSetting, { ...limits, body: { id } });
    }
  });
});
