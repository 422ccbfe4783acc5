import type { DoorRule } from "./areas/doors.ts";
import { type ModuleGraph, TEST } from "./module-graph.ts";
import { roomOf } from "./table-faults.ts";

const API = "apps/api/src/";

/** Imports of values from inside a room with a door, and ways in that are listed and not used any more. */
export function doorFaults(graph: ModuleGraph, doors: Readonly<Record<string, DoorRule>>): string[] {
  const faults: string[] = [];
  const used = new Set<string>();
  for (const [file, { imports }] of graph) {
    if (!file.startsWith(API) || TEST.test(file)) continue;
    for (const { target, isTypeOnly } of imports) {
      if (target.kind !== "file" || isTypeOnly || !target.path.startsWith(`${API}modules/`)) continue;
      const [from, to] = [roomOf(file), roomOf(target.path)];
      const rule = doors[to];
      const inside = target.path.slice(`${API}modules/${to}/`.length);
      if (rule === undefined || from === to || !inside.includes("/")) continue;
      used.add(wayOf(to, inside, from));
      if (!rule.also[inside]?.includes(from))
        faults.push(`${file} imports ${inside} of ${to}: ask a file at the root of modules/${to}`);
    }
  }
  for (const [room, { also }] of Object.entries(doors)) {
    for (const [inside, rooms] of Object.entries(also)) {
      for (const from of rooms) {
        if (!used.has(wayOf(room, inside, from)))
          faults.push(`${from} does not import ${inside} of ${room}: take it off areas/doors.ts`);
      }
    }
  }
  return faults;
}

function wayOf(room: string, inside: string, from: string): string {
  return `${room}/${inside} ← ${from}`;
}
