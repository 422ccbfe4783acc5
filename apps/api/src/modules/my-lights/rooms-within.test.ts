import { describe, expect, it } from "vitest";
import { joinRooms, roomBeyond, roomsWithin } from "./rooms-within.ts";

const living = { room: "Living room", quantity: 2 };
const hall = { room: "Hall", quantity: 3 };

describe("rooms in which an article hangs", () => {
  it("of one name are one, spelled as at first", () => {
    expect(joinRooms([living, hall, { room: "living ROOM", quantity: 4 }])).toEqual([
      { room: "Living room", quantity: 6 },
      hall,
    ]);
  });

  it.each([
    [6, -1],
    [5, -1],
    [4, 1],
    [2, 1],
    [1, 0],
  ])("of %i bought pieces go wrong at %i", (bought, at) => {
    expect(roomBeyond([living, hall], bought)).toBe(at);
  });

  it("lose what was sent back from the last one", () => {
    expect(roomsWithin([living, hall], 5)).toEqual([living, hall]);
    expect(roomsWithin([living, hall], 3)).toEqual([living, { room: "Hall", quantity: 1 }]);
    expect(roomsWithin([living, hall], 2)).toEqual([living]);
    expect(roomsWithin([living, hall], 0)).toEqual([]);
  });
});
