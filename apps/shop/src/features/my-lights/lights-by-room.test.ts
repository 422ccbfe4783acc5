import type { OwnLight } from "@precise/contract/shop/light/my-lights";
import { describe, expect, it } from "vitest";
import { lightsByRoom, roomNames } from "./lights-by-room.ts";

const light = (sku: string, quantity: number, more: Partial<OwnLight> = {}): OwnLight => ({
  order_number: "PR-1",
  ordered_at: "2026-11-24T08:00:00.000Z",
  sku,
  name: `Lamp ${sku}`,
  urlPath: `/product/lamp-${sku}`,
  quantity,
  rooms: [],
  ...more,
});

describe("lights by room", () => {
  const spots = light("SPOT", 5, {
    watts: 7.2,
    rooms: [
      { room: "Kitchen", quantity: 2 },
      { room: "hall", quantity: 1 },
    ],
  });
  const bulbs = light("BULB", 2, { watts: 9, rooms: [{ room: "Hall", quantity: 2 }] });
  const chandelier = light("CHANDELIER", 1, { rooms: [{ room: "Hall", quantity: 1 }] });
  const strip = light("STRIP", 1, { lumens: 900, rooms: [{ room: "Hall", quantity: 1 }] });
  const rooms = lightsByRoom([spots, bulbs, chandelier, strip]);

  it("begin with what hangs nowhere yet, and go on by name", () => {
    expect(rooms.map(({ room }) => room)).toEqual([null, "hall", "Kitchen"]);
    expect(rooms.map(({ lights }) => lights.map(({ light: { sku }, quantity }) => [sku, quantity]))).toEqual([
      [["SPOT", 2]],
      [
        ["SPOT", 1],
        ["BULB", 2],
        ["CHANDELIER", 1],
        ["STRIP", 1],
      ],
      [["SPOT", 2]],
    ]);
  });

  it("add up pieces and watts, and count what gives light and states none", () => {
    expect(rooms.map(({ pieces, watts, unstated }) => [pieces, watts, unstated])).toEqual([
      [2, 14.4, 0],
      // A chandelier without lamps takes nothing by itself.
      [5, 25.2, 1],
      [2, 14.4, 0],
    ]);
  });

  it("have one form for an article: where it stands first", () => {
    expect(rooms.map(({ lights }) => lights.map(({ isFirst }) => isFirst))).toEqual([
      [true],
      [false, true, true, true],
      [false],
    ]);
  });

  it("suggest the rooms that were named, then the usual ones, each once", () => {
    expect(roomNames([spots, bulbs], ["Living room", "Kitchen"])).toEqual(["Kitchen", "hall", "Living room"]);
  });
});
