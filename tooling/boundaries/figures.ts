import { resolve } from "node:path";
import { type ModuleGraph, readGraph, TEST } from "./module-graph.ts";
import { readTree } from "./read-tree.ts";
import { knots, type RoomGraph, readRooms, roomsReachedFrom } from "./room-circles.ts";
import type { SourceTree } from "./source-tree.ts";

/** How a workspace is built: rooms, arrows between them, rooms in circles, floors, and what it holds without tests. */
interface WorkspaceFigures {
  readonly workspace: string;
  readonly rooms: number;
  readonly arrows: number;
  readonly knottedRooms: number;
  /** Rooms of the longest chain of imports; a knot counts as one. */
  readonly floors: number;
  readonly files: number;
  readonly lines: number;
}

/** The figures of every workspace of a tree; the packages of tooling are counted together. */
export function figuresOf(tree: SourceTree, graph: ModuleGraph): WorkspaceFigures[] {
  const files = [...graph.keys()].filter((file) => file.includes("/") && !TEST.test(file));
  const rooms = readRooms(graph);
  return [...new Set(files.map(workspaceOf))].sort().map((workspace) => {
    const own = roomsOf(rooms, workspace);
    const mine = files.filter((file) => workspaceOf(file) === workspace);
    return {
      workspace,
      rooms: own.size,
      arrows: [...own.values()].reduce((sum, arrows) => sum + arrows.size, 0),
      knottedRooms: knots(own).flat().length,
      floors: floorsOf(own),
      files: mine.length,
      lines: mine.reduce((sum, file) => sum + (tree.sources.get(file) ?? "").trimEnd().split("\n").length, 0),
    };
  });
}

function workspaceOf(path: string): string {
  return path.startsWith("tooling/") ? "tooling" : path.split("/").slice(0, 2).join("/");
}

/** The rooms of one workspace and the arrows between them. */
function roomsOf(rooms: RoomGraph, workspace: string): RoomGraph {
  const isMine = (path: string) => workspaceOf(path) === workspace;
  return new Map(
    [...rooms].flatMap(([room, arrows]) =>
      isMine(room) ? [[room, new Map([...arrows].filter(([other]) => isMine(other)))]] : [],
    ),
  );
}

/**
 * A Mermaid picture of one workspace's rooms. An arrow is left out where a longer way leads to the same room; rooms that
 * stand in a circle are thick, and keep every arrow.
 */
export function pictureOf(graph: ModuleGraph, workspace: string): string {
  const own = roomsOf(readRooms(graph), workspace);
  const reached = new Map([...own.keys()].map((room) => [room, roomsReachedFrom(own, room)]));
  const isKnotted = (room: string) => reached.get(room)?.has(room) === true;
  const rooms = [...own.keys()].sort();
  const id = (room: string) => `r${rooms.indexOf(room)}`;
  const name = (room: string) => room.slice(workspace.length + 1).replace(/^src\//, "");
  const arrows = rooms.flatMap((room) => {
    const others = [...(own.get(room)?.keys() ?? [])];
    const isImplied = (other: string) =>
      !isKnotted(room) && others.some((way) => way !== other && reached.get(way)?.has(other));
    return others.filter((other) => !isImplied(other)).map((other) => `  ${id(room)} --> ${id(other)}`);
  });
  const boxes = rooms.map((room) => `  ${id(room)}["${name(room)}"]${isKnotted(room) ? ":::knot" : ""}`);
  return ["flowchart TD", ...boxes, ...arrows, "  classDef knot stroke-width:4px"].join("\n");
}

function floorsOf(graph: RoomGraph): number {
  const groups = new Map<string, readonly string[]>();
  for (const room of graph.keys()) groups.set(room, [room]);
  for (const knot of knots(graph)) for (const room of knot) groups.set(room, knot);
  const known = new Map<readonly string[], number>();
  const floorOf = (group: readonly string[]): number => {
    const floor = known.get(group);
    if (floor !== undefined) return floor;
    const below = group
      .flatMap((room) => [...(graph.get(room)?.keys() ?? [])])
      .flatMap((room) => groups.get(room) ?? [])
      .flatMap((room) => (groups.get(room) === group ? [] : [groups.get(room) ?? []]));
    const own = 1 + Math.max(0, ...below.map(floorOf));
    known.set(group, own);
    return own;
  };
  return Math.max(0, ...[...groups.values()].map(floorOf));
}

/**
 * `node tooling/boundaries/figures.ts [FOLDER [WORKSPACE]]`: the figures of this or another checkout as a Markdown table,
 * or the picture of one workspace.
 */
function print(root: string, workspace: string | undefined): void {
  const tree = readTree(root);
  const graph = readGraph(tree);
  const table = [
    "| Workspace | rooms | arrows | rooms in circles | floors | files | lines |",
    "|---|---|---|---|---|---|---|",
    ...figuresOf(tree, graph).map((each) => `| ${Object.values(each).join(" | ")} |`),
  ];
  console.log(workspace === undefined ? table.join("\n") : pictureOf(graph, workspace));
}

if (import.meta.main) print(resolve(process.argv[2] ?? `${import.meta.dirname}/../..`), process.argv[3]);
