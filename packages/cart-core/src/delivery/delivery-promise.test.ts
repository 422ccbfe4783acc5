import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter, isWorkingDay } from "./delivery-days.ts";
import { deliveryPromise, type OrderMoment } from "./delivery-promise.ts";

const lagos = { from: 1, to: 3, cutOff: "14:00" };
const noClosedDays: ReadonlySet<string> = new Set();
const at = (day: string, time: string): OrderMoment => ({ day, time });

describe("when an order arrives", () => {
  it.each([
    // 23 November 2026 is a Monday.
    ["before the cut-off", "2026-11-23", "13:59", "2026-11-24", "2026-11-26"],
    ["at the cut-off", "2026-11-23", "14:00", "2026-11-25", "2026-11-27"],
    ["over a weekend", "2026-11-26", "09:00", "2026-11-27", "2026-12-01"],
    ["on a Saturday", "2026-11-28", "09:00", "2026-12-01", "2026-12-03"],
    ["late on a Saturday", "2026-11-28", "23:00", "2026-12-01", "2026-12-03"],
    ["late on a Friday", "2026-11-27", "15:00", "2026-12-01", "2026-12-03"],
    ["before Christmas", "2026-12-24", "10:00", "2026-12-28", "2026-12-30"],
    ["on New Year's Day", "2027-01-01", "10:00", "2027-01-05", "2027-01-07"],
    ["before Easter", "2027-03-25", "10:00", "2027-03-30", "2027-04-01"],
  ])("%s", (_, day, time, from, to) => {
    expect(deliveryPromise(lagos, at(day, time), { closedDays: noClosedDays })).toEqual({ from, to });
  });

  it("without a cut-off the whole day counts", () => {
    const promise = deliveryPromise({ ...lagos, cutOff: null }, at("2026-11-23", "23:59"), {
      closedDays: noClosedDays,
    });
    expect(promise).toEqual({ from: "2026-11-24", to: "2026-11-26" });
  });

  it("no days at all is the same day, as long as it is in time", () => {
    const sameDay = { from: 0, to: 0, cutOff: "10:00" };
    const promised = (time: string) =>
      deliveryPromise(sameDay, at("2026-11-23", time), { closedDays: noClosedDays });
    expect(promised("09:00")).toEqual({ from: "2026-11-23", to: "2026-11-23" });
    expect(promised("11:00")).toEqual({ from: "2026-11-24", to: "2026-11-24" });
  });

  it("days on which the shop is closed are no working days", () => {
    const closedDays = new Set(["2026-11-24", "2026-11-25"]);
    expect(deliveryPromise(lagos, at("2026-11-23", "09:00"), { closedDays })).toEqual({
      from: "2026-11-26",
      to: "2026-11-30",
    });
  });

  it("what a supplier brings is counted from that day, whatever the hour of the order", () => {
    const goods = { closedDays: noClosedDays, availableOn: "2026-12-03" };
    const promise = { from: "2026-12-04", to: "2026-12-08" };
    expect(deliveryPromise(lagos, at("2026-11-23", "09:00"), goods)).toEqual(promise);
    expect(deliveryPromise(lagos, at("2026-11-23", "18:00"), goods)).toEqual(promise);
    // A Saturday: counted from the Monday after it.
    expect(
      deliveryPromise(lagos, at("2026-11-23", "09:00"), { ...goods, availableOn: "2026-12-05" }),
    ).toEqual({ from: "2026-12-08", to: "2026-12-10" });
  });

  it("a supplier's day that is over changes nothing", () => {
    expect(
      deliveryPromise(lagos, at("2026-11-23", "09:00"), {
        closedDays: noClosedDays,
        availableOn: "2026-11-20",
      }),
    ).toEqual({ from: "2026-11-24", to: "2026-11-26" });
  });
});

describe("laws of the promise", () => {
  const days = fc.integer({ min: 0, max: 1_500 }).map((count) => dayAfter("2026-01-01", count));
  const times = fc
    .integer({ min: 0, max: 1_439 })
    .map((minute) =>
      [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":"),
    );
  const moments = fc.record({ day: days, time: times });
  const terms = fc
    .record({
      from: fc.integer({ min: 0, max: 20 }),
      more: fc.integer({ min: 0, max: 10 }),
      cutOff: fc.option(times),
    })
    .map(({ from, more, cutOff }) => ({ from, to: from + more, cutOff }));
  const goods = fc.record({
    closedDays: fc.array(days, { maxLength: 20 }).map((closed) => new Set(closed)),
    availableOn: fc.option(days),
  });

  it("is never before the order, before the goods are here, or on a day of rest; the last day is never before the first", () => {
    fc.assert(
      fc.property(terms, moments, goods, (state, moment, { closedDays, availableOn }) => {
        const { from, to } = deliveryPromise(state, moment, { closedDays, availableOn });
        expect(from >= moment.day && to >= from).toBe(true);
        expect(availableOn === null || from >= availableOn).toBe(true);
        for (const day of [from, to]) expect(isWorkingDay(day) && !closedDays.has(day)).toBe(true);
      }),
    );
  });

  it("a later order is never promised earlier", () => {
    fc.assert(
      fc.property(terms, moments, moments, goods, (state, one, other, where) => {
        const [earlier, later] = [one, other].sort((a, b) =>
          `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`),
        );
        if (earlier === undefined || later === undefined) return;
        const [first, second] = [
          deliveryPromise(state, earlier, where),
          deliveryPromise(state, later, where),
        ];
        expect(second.from >= first.from && second.to >= first.to).toBe(true);
      }),
    );
  });

  it("a further day of rest never brings it forward", () => {
    fc.assert(
      fc.property(terms, moments, goods, days, (state, moment, where, day) => {
        const before = deliveryPromise(state, moment, where);
        const after = deliveryPromise(state, moment, {
          ...where,
          closedDays: new Set([...where.closedDays, day]),
        });
        expect(after.from >= before.from && after.to >= before.to).toBe(true);
      }),
    );
  });
});
