import { describe, expect, it } from "vitest";
import { hangCookie, hangEntriesOf, readHangCookie, roomsOf } from "./hang-entries.ts";

const row = (room: string, pieces = "") => ({ room, pieces });

describe("rooms that are typed for 5 pieces", () => {
  it.each([
    ["one room without a number has them all", [row("Hall")], [["Hall", 5]]],
    [
      "one without a number has what is left",
      [row("Hall", "2"), row("Stairs")],
      [
        ["Hall", 2],
        ["Stairs", 3],
      ],
    ],
    ["some may hang nowhere", [row("Hall", "2")], [["Hall", 2]]],
    ["empty lines and rooms of none are passed over", [row(""), row("Hall", "0"), row("", "0")], []],
  ] as const)("%s", (_rule, rows, rooms) => {
    expect(roomsOf(rows, 5)).toEqual({
      ok: true,
      rooms: rooms.map(([room, quantity]) => ({ room, quantity })),
    });
  });

  it.each([
    ["a number without a room", [row("", "2")], { row: 0, field: "room", problem: "no_room" }],
    ["no number", [row("Hall", "two")], { row: 0, field: "pieces", problem: "bad_quantity" }],
    ["half a piece", [row("Hall", "1.5")], { row: 0, field: "pieces", problem: "bad_quantity" }],
    [
      "two rooms without a number",
      [row("Hall"), row("Bar")],
      { row: 1, field: "pieces", problem: "no_pieces" },
    ],
    [
      "more than there are",
      [row("Hall", "4"), row("Bar", "2")],
      { row: 1, field: "pieces", problem: "too_many" },
    ],
    ["nothing left", [row("Hall", "5"), row("Bar")], { row: 1, field: "pieces", problem: "too_many" }],
  ] as const)("%s is wrong", (_what, rows, wrong) => {
    expect(roomsOf(rows, 5)).toEqual({ ok: false, wrong });
  });

  it("come back from the cookie as they were typed", () => {
    const form = new URLSearchParams([
      ["sku", "LAMP"],
      ["room", " Living room "],
      ["pieces", "2"],
      ["room", ""],
      ["pieces", "x"],
    ]);
    const entries = hangEntriesOf("PR-1", form);
    expect(entries).toEqual({ order: "PR-1", sku: "LAMP", rows: [row("Living room", "2"), row("", "x")] });
    expect(readHangCookie(hangCookie("/my-lights", entries).value)).toEqual(entries);
    expect(readHangCookie("anything")).toBe(null);
    expect(readHangCookie(hangCookie("/my-lights", null).value)).toBe(null);
  });
});
