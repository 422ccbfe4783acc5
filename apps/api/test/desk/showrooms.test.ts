import {
  bookDeskAppointment,
  cancelDeskAppointment,
  listAppointmentCalendars,
  listDeskAppointmentSlots,
  listDeskAppointmentTypes,
} from "@precise/contract/desk/appointments";
import { readShopSetting, setShopSetting } from "@precise/contract/desk/settings/shop-settings";
import type { ShowroomDetails } from "@precise/contract/desk/settings/showrooms";
import { getCompany } from "@precise/contract/shop/company";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putProducts } from "../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { move } from "../modules/orders/order-acts-calls.ts";
import { cartWith, order, orderBody, placedOrder } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const showrooms = { params: { kind: "showrooms" as const } };
const yaba: ShowroomDetails = {
  ...{ name: "Yaba", city: "Lagos", address: "12 Herbert Macaulay Way, Yaba, Lagos", phone: "0803 123 4567" },
  ...{ email: "", coordinates: { latitude: 6.5095, longitude: 3.3711 }, features: ["Parking"], position: 1 },
};

describe("showrooms at the desk", () => {
  let api: TestApi;
  let manager: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    manager = await staffAs(api, ["manager", "sales"], { name: "Ngozi Eze" });
    await putProducts(api.db, [{ sku: "BULB", price: 260_000, stock: 100 }]);
  });
  afterAll(() => api.close());

  const shown = async () =>
    successBody(getCompany.data).parse((await api.get("/api/company")).json).data.company.showrooms;
  const set = (key: string, value: Record<string, unknown> | null) =>
    manager.call(setShopSetting, { ...showrooms, body: { entries: [{ key, value }] } });
  const close = (id: string) => set(`closed/${id}`, { is_closed: true });
  const typesIn = async (showroom: string) =>
    (await manager.done(listDeskAppointmentTypes)).types.filter((type) => type.showroom?.id === showroom);

  it("begins as the content file has them, and one is added, moved and closed", async () => {
    const before = (await shown()).map(({ id }) => id);
    expect(before).toContain("lagos");
    await set("yaba", yaba);
    expect((await shown()).map(({ id }) => id)).toEqual(["yaba", ...before]);
    expect((await shown()).find(({ id }) => id === "yaba")).toEqual({
      ...{ id: "yaba", name: "Yaba", city: "Lagos", address: yaba.address, phone: "+234 803 123 4567" },
      ...{ coordinates: yaba.coordinates, features: ["Parking"], hours: [] },
    });
    const { setting } = await manager.done(readShopSetting, showrooms);
    expect(setting.hints.join()).toContain("Without opening hours: Yaba");
    await set("yaba", { ...yaba, position: 9 });
    expect((await shown()).map(({ id }) => id)).toEqual([...before, "yaba"]);
    const twin = await set("yaba-2", { ...yaba, name: "YABA" });
    expect([twin.status, twin.failure?.errors[0]?.field]).toEqual([422, "entries.0.value.name"]);
    await close("yaba");
    expect((await shown()).map(({ id }) => id)).toEqual(before);
  });

  it("one that is added takes visits in a calendar of its own, at the hours that it gets", async () => {
    await set("kano", { ...yaba, name: "Kano", city: "Kano" });
    expect(await typesIn("kano")).toMatchObject([
      { id: "visit-kano", name: "Visit to Kano", place: "showroom" },
    ]);
    const calendar = async () => {
      const { calendars } = await manager.done(listAppointmentCalendars);
      return calendars.find(({ id }) => id === "kano");
    };
    expect(await calendar()).toMatchObject({ hours: [], types: [{ name: "Visit to Kano" }] });
    const week = [1, 2, 3, 4, 5, 6, 7].map((day) => (day === 7 ? null : { opens: "09:00", closes: "17:00" }));
    await manager.done(setShopSetting, {
      params: { kind: "hours" },
      body: { entries: [{ key: "kano", value: { week } }] },
    });
    expect((await calendar())?.hours).toHaveLength(6);
    await set("kano", { ...yaba, name: "Kano Central", city: "Kano" });
    expect(await typesIn("kano")).toMatchObject([{ name: "Visit to Kano Central" }]);
    await close("kano");
    expect(await typesIn("kano")).toEqual([]);
  });

  it("says at its field what is wrong, and saves nothing", async () => {
    const refused = await set("yaba", {
      ...yaba,
      name: " ",
      phone: "12",
      coordinates: { latitude: 3.3711, longitude: 6.5095 },
    });
    expect([refused.status, refused.failure?.errors.map(({ field }) => field)]).toEqual([
      400,
      ["name", "phone", "coordinates.latitude"].map((field) => `entries.0.value.${field}`),
    ]);
    expect((await set("Yaba Tech", yaba)).failure?.errors[0]?.field).toBe("entries.0.key");
    expect((await close("nowhere")).failure?.errors[0]?.field).toBe("entries.0.key");
    expect((await shown()).some(({ name }) => name === " ")).toBe(false);
  });

  it("is not closed while an order is to be collected or an appointment is booked, and names them", async () => {
    const { number } = await placedOrder(api, { BULB: 1 }, 2_600, {
      address: undefined,
      delivery: { method: "pickup", showroom: "lagos" },
      payment: { method: "bank_transfer" },
    });
    const [type] = await typesIn("lagos");
    if (!type) throw new Error("the sample books visits in Lagos");
    const { slots } = await manager.done(listDeskAppointmentSlots, { query: { type: type.id, days: "31" } });
    const { appointment } = await manager.done(bookDeskAppointment, {
      body: {
        ...{ type: type.id, starts_at: slots[0]?.starts_at ?? "", agreed: true },
        ...{ name: "Ada Obi", email: "ada@example.com", phone: "0803 123 4567" },
      },
    });
    const refused = await close("lagos");
    expect(refused).toMatchObject({ status: 422, failure: { errors: [{ field: "entries.0.key" }] } });
    expect(refused.failure?.errors[0]?.message).toContain(number);
    expect(refused.failure?.errors[0]?.message).toContain(appointment.reference);
    await move(api, number, { to: "cancelled" });
    expect((await close("lagos")).failure?.errors[0]?.message).not.toContain(number);
    await manager.done(cancelDeskAppointment, {
      params: { reference: appointment.reference },
      ifMatch: appointment.revision,
    });
    expect((await close("lagos")).status).toBe(200);

    expect(await typesIn("lagos")).toEqual([]);
    const late = orderBody(await cartWith(api, { BULB: 1 }), 2_600, {
      address: undefined,
      delivery: { method: "pickup", showroom: "lagos" },
    });
    expect(failureOf(await order(api, late))).toMatchObject({ errors: [{ field: "delivery.showroom" }] });
    // Video tours are received where the showroom was, and go on.
    const { types } = await manager.done(listDeskAppointmentTypes);
    expect(types.map(({ id }) => id)).toContain("video-tour");
  });

  it("what is booked names a showroom as it is called now, also when it is open again", async () => {
    await set("lagos", { ...yaba, name: "Lekki Lights" });
    expect(await typesIn("lagos")).toEqual([]);
    await set("closed/lagos", null);
    const [type] = await typesIn("lagos");
    expect(type?.showroom).toMatchObject({ id: "lagos", name: "Lekki Lights", address: yaba.address });
    // Undoing the first change of a showroom of the file: it is as the file says, not closed.
    await set("lagos", null);
    expect((await typesIn("lagos"))[0]?.showroom?.name).toBe("Precise Showroom Lagos");
  });
});
