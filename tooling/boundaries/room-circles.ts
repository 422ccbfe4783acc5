import { type ModuleGraph, TEST } from "./module-graph.ts";

/**
 * The rooms: folders that know each other in one direction only. The first pattern that fits a file's path gives its
 * room, which is the text that it matched. A file directly in a folder of rooms is a room of its own. Tests, configuration and
 * declarations of tables, which import nothing of a room, are in none.
 */
const rooms: readonly RegExp[] = [
  /^apps\/api\/src\/(?:main|(?:platform|modules|desk)\/[^/]+)/,
  /^apps\/(?:shop|trade)\/src\/(?:app(?=\/)|(?:frame|base)\/[^/]+|features\/(?:buying\/)?[^/]+)/,
  /^packages\/ui\/src\/(?:components|blocks)\/[^/]+(?=\/)/,
  /^(?:apps|packages)\/[^/]+\/src\/[^/]+/,
  /^tooling\/.+(?=\/)/,
];

/** One import that leads from room to room. */
interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** For each room the rooms that it imports, values or types, with one import of each. */
export type RoomGraph = ReadonlyMap<string, ReadonlyMap<string, Arrow>>;

function roomOf(file: string): string | undefined {
  if (file.endsWith(".tables.ts")) return undefined;
  for (const pattern of rooms) {
    const room = pattern.exec(file)?.[0];
    if (room !== undefined) return room;
  }
  return undefined;
}

/** Every room of the tree and its imports. What a test imports does not count. */
export function readRooms(graph: ModuleGraph): RoomGraph {
  return readArrows(graph, roomOf);
}

/** Every file as a room of its own, by its imports of values and types. */
export function readFiles(graph: ModuleGraph): RoomGraph {
  return readArrows(graph, (file) => file);
}

function readArrows(graph: ModuleGraph, placeOf: (file: string) => string | undefined): RoomGraph {
  const found = new Map<string, Map<string, Arrow>>();
  for (const [from, { imports }] of graph) {
    const room = TEST.test(from) ? undefined : placeOf(from);
    if (room === undefined) continue;
    const arrows = found.get(room) ?? new Map<string, Arrow>();
    found.set(room, arrows);
    for (const { target } of imports) {
      const other = target.kind === "file" ? placeOf(target.path) : undefined;
      if (target.kind !== "file" || other === undefined || other === room || arrows.has(other)) continue;
      arrows.set(other, { from, to: target.path });
    }
  }
  return found;
}

/** @returns one line for each knot of rooms: the shortest circle in it, an import for each arrow */
export function roomCircles(graph: RoomGraph): string[] {
  return knots(graph).map((knot) => {
    const circle = shortestCircle(graph, knot);
    const arrows = circle.map((room, at) => {
      const arrow = graph.get(room)?.get(circle[(at + 1) % circle.length] ?? "");
      return `${arrow?.from} → ${arrow?.to}`;
    });
    const size = knot.length > circle.length ? ` (a knot of ${knot.length} rooms)` : "";
    return `${[...circle, circle[0]].join(" → ")}${size}: ${arrows.join(", ")}`;
  });
}

/** The groups of rooms that can all reach each other, each of at least two. */
export function knots(graph: RoomGraph): string[][] {
  const reached = new Map([...graph.keys()].map((room) => [room, roomsReachedFrom(graph, room)]));
  const left = new Set(graph.keys());
  const found: string[][] = [];
  for (const room of graph.keys()) {
    if (!left.has(room) || !reached.get(room)?.has(room)) continue;
    const knot = [...left].filter((other) => reached.get(room)?.has(other) && reached.get(other)?.has(room));
    for (const each of knot) left.delete(each);
    found.push(knot);
  }
  return found;
}

/** The rooms that a room knows, directly or through others; itself only where it stands in a circle. */
export function roomsReachedFrom(graph: RoomGraph, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    for (const next of graph.get(room)?.keys() ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

function shortestCircle(graph: RoomGraph, knot: readonly string[]): string[] {
  let shortest: string[] = [...knot];
  for (const start of knot) {
    // Breadth first: the first way back to the start is the shortest one.
    const ways: string[][] = [[start]];
    const seen = new Set<string>();
    for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
      const nexts = [...(graph.get(way.at(-1) ?? start)?.keys() ?? [])].filter((next) => knot.includes(next));
      if (nexts.includes(start)) {
        if (way.length < shortest.length) shortest = way;
        break;
      }
      for (const next of nexts) {
        if (seen.has(next)) continue;
        seen.add(next);
        ways.push([...way, next]);
      }
    }
  }
  return shortest;
}
