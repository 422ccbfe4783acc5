import { resolve } from "node:path";
import { type ModuleGraph, readGraph, TEST } from "./module-graph.ts";
import { readTree } from "./read-tree.ts";
import { knots, type RoomGraph, readRooms } from "./room-circles.ts";
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
    const isMine = (path: string) => workspaceOf(path) === workspace;
    const own: RoomGraph = new Map(
      [...rooms].flatMap(([room, arrows]) =>
        isMine(room) ? [[room, new Map([...arrows].filter(([other]) => isMine(other)))]] : [],
      ),
    );
    const mine = files.filter(isMine);
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

/** `node tooling/boundaries/figures.ts [FOLDER]`: the figures of this or another checkout as a Markdown table. */
function printFigures(root: string): void {
  const tree = readTree(root);
  const rows = figuresOf(tree, readGraph(tree)).map((each) => `| ${Object.values(each).join(" | ")} |`);
  console.log(
    [
      "| Workspace | rooms | arrows | rooms in circles | floors | files | lines |",
      "|---|---|---|---|---|---|---|",
      ...rows,
    ].join("\n"),
  );
}

if (import.meta.main) printFigures(resolve(process.argv[2] ?? `${import.meta.dirname}/../..`));
