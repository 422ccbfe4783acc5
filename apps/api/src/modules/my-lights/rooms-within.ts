/** Pieces of an article in a room. */
export interface RoomPieces {
  readonly room: string;
  readonly quantity: number;
}

/**
 * Rooms of one name, whatever its case, as one with the pieces of all; the name is spelled as it was first.
 */
export function joinRooms(rooms: readonly RoomPieces[]): RoomPieces[] {
  const byName = new Map<string, RoomPieces>();
  for (const { room, quantity } of rooms) {
    const key = room.toLowerCase();
    const known = byName.get(key);
    byName.set(key, { room: known?.room ?? room, quantity: (known?.quantity ?? 0) + quantity });
  }
  return [...byName.values()];
}

/** Which room's pieces are the first beyond what was bought, counted from 0; -1 where none is. */
export function roomBeyond(rooms: readonly RoomPieces[], bought: number): number {
  let sum = 0;
  return rooms.findIndex(({ quantity }) => {
    sum += quantity;
    return sum > bought;
  });
}

/** The rooms with no more pieces than there are now: pieces that were sent back are taken from the rooms named last. */
export function roomsWithin(rooms: readonly RoomPieces[], pieces: number): RoomPieces[] {
  let left = pieces;
  return rooms.flatMap(({ room, quantity }) => {
    const here = Math.min(left, quantity);
    left -= here;
    return here > 0 ? [{ room, quantity: here }] : [];
  });
}
