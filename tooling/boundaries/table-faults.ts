import type { SourceTree } from "./source-tree.ts";
import { parseSource, textsOf } from "./syntax-tree.ts";
import type { TableRule } from "./table-owners.ts";

const API_SOURCE = /^apps\/api\/src\/(?!.*\.test\.ts$).*\.ts$/;
const NAMED = /\b(?:from|join|into|update|table)\s+(?:only\s+)?([a-z_]+)/g;

/** `orders` of `modules`, `platform/backup`, `desk/orders`, `main`. */
export function roomOf(path: string): string {
  const [floor = "", room = ""] = path.replace("apps/api/src/", "").split("/");
  if (floor === "modules") return room;
  return room === "" || room.endsWith(".ts") ? floor : `${floor}/${room}`;
}

/** Rooms of the API by the tables that their SQL names. @param tables what there is */
export function readTables(
  { sources }: SourceTree,
  tables: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const [path, text] of sources) {
    if (!API_SOURCE.test(path)) continue;
    for (const part of textsOf(parseSource(path, text))) {
      for (const [, table = ""] of part.matchAll(NAMED)) {
        if (tables.has(table)) rooms.set(table, (rooms.get(table) ?? new Set()).add(roomOf(path)));
      }
    }
  }
  return rooms;
}

/** Rooms that name a table of another, tables without a room, and exceptions that are not used any more. */
export function tableFaults(
  found: ReadonlyMap<string, ReadonlySet<string>>,
  rules: Readonly<Record<string, TableRule>>,
): string[] {
  const faults: string[] = [];
  for (const [table, rooms] of found) {
    const rule = rules[table];
    if (rule === undefined) {
      faults.push(`${table} has no owner: declare it in the .tables.ts of its room`);
      continue;
    }
    if (rule.isOfReleaseBefore)
      faults.push(`${[...rooms].join(", ")} names ${table}, which only the release before reads`);
    for (const room of rooms) {
      if (room !== rule.owner && !rule.also?.includes(room))
        faults.push(`${room} names ${table} in SQL, which is ${rule.owner}'s: ask ${rule.owner} for it`);
    }
  }
  for (const [table, { owner, also = [], isOfReleaseBefore }] of Object.entries(rules)) {
    if (isOfReleaseBefore) continue;
    for (const room of [owner, ...also]) {
      if (!found.get(table)?.has(room))
        faults.push(`${room} does not name ${table}: take it off its declaration`);
    }
  }
  return faults;
}
