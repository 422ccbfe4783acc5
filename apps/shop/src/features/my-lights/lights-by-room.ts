import type { OwnLight } from "@precise/contract/shop/light/my-lights";

/** Pieces of an article that hang in one room, or in none yet. */
export interface PlacedLight {
  readonly light: OwnLight;
  readonly quantity: number;
  /** Where the article stands first: its form is there. */
  readonly isFirst: boolean;
}

/** A room with what hangs in it; `room` null for what hangs nowhere yet. */
export interface LitRoom {
  readonly room: string | null;
  readonly lights: readonly PlacedLight[];
  readonly pieces: number;
  /** Of all pieces that state them. */
  readonly watts: number;
  /** Pieces that give light and state no watts. */
  readonly unstated: number;
}

/** Lights by room: what hangs nowhere yet first, then the rooms by name; a room's name is the same in any case. */
export function lightsByRoom(lights: readonly OwnLight[]): LitRoom[] {
  const unplaced: Omit<PlacedLight, "isFirst">[] = [];
  const rooms = new Map<string, { readonly room: string; readonly lights: Omit<PlacedLight, "isFirst">[] }>();
  for (const light of lights) {
    const left = light.quantity - light.rooms.reduce((sum, { quantity }) => sum + quantity, 0);
    if (left > 0) unplaced.push({ light, quantity: left });
    for (const { room, quantity } of light.rooms) {
      const known = rooms.get(room.toLowerCase()) ?? { room, lights: [] };
      known.lights.push({ light, quantity });
      rooms.set(room.toLowerCase(), known);
    }
  }
  const byName = [...rooms.values()].toSorted((one, other) =>
    one.room.localeCompare(other.room, "en", { numeric: true, sensitivity: "base" }),
  );
  const seen = new Set<OwnLight>();
  return [...(unplaced.length > 0 ? [{ room: null, lights: unplaced }] : []), ...byName].map((each) => ({
    room: each.room,
    lights: each.lights.map(({ light, quantity }) => {
      const isFirst = !seen.has(light);
      seen.add(light);
      return { light, quantity, isFirst };
    }),
    ...sumOf(each.lights),
  }));
}

function sumOf(lights: readonly Pick<PlacedLight, "light" | "quantity">[]) {
  let pieces = 0;
  let watts = 0;
  let unstated = 0;
  for (const { light, quantity } of lights) {
    pieces += quantity;
    if (light.watts !== undefined) watts += light.watts * quantity;
    else if (light.lumens !== undefined) unstated += quantity;
  }
  // Tenths of a watt add up to more digits than anybody has stated.
  return { pieces, watts: Math.round(watts * 10) / 10, unstated };
}

/** Names of rooms that may be typed: those that were named already, then what rooms are called. */
export function roomNames(lights: readonly OwnLight[], usual: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const name of [...lights.flatMap(({ rooms }) => rooms.map(({ room }) => room)), ...usual])
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  return [...names.values()];
}
