import { dirname } from "node:path/posix";
import type { Area } from "./areas/area.ts";
import type { ModuleGraph } from "./module-graph.ts";

/** One listed permission between parts of an area, or between areas that stand beside each other. */
interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Faults of the tables of pairs: a pair in both directions, and a pair that no import uses. */
export function pairFaults(areas: readonly Area[], graph: ModuleGraph): string[] {
  const pairs = areas.flatMap(listedPairs);
  const listed = new Set(pairs.map(nameOf));
  const used = usedPairs(areas, graph);
  return pairs.flatMap((pair) => [
    ...(pair.from < pair.to && listed.has(nameOf({ from: pair.to, to: pair.from }))
      ? [`${nameOf(pair)} is listed in both directions`]
      : []),
    ...(used.has(nameOf(pair)) ? [] : [`${nameOf(pair)} is listed, but no import uses it`]),
  ]);
}

function listedPairs({ name, mayImport, partsMayImport = {} }: Area): Pair[] {
  const parts = Object.entries(partsMayImport).flatMap(([from, others]) =>
    others.map((to) => ({ from: `${name}/${from}`, to: `${name}/${to}` })),
  );
  const neighbours = mayImport.filter((to) => name.includes("/") && dirname(to) === dirname(name));
  return [...parts, ...neighbours.map((to) => ({ from: name, to }))];
}

function usedPairs(areas: readonly Area[], graph: ModuleGraph): ReadonlySet<string> {
  const used = new Set<string>();
  const placeOf = (file: string) => {
    const area = areas.find(({ files }) => files.test(file));
    const part = area?.files.exec(file)?.groups?.part;
    return part === undefined ? area?.name : `${area?.name}/${part}`;
  };
  for (const [file, { imports }] of graph) {
    const from = placeOf(file);
    for (const { target } of imports) {
      const to = target.kind === "file" ? placeOf(target.path) : undefined;
      if (from !== undefined && to !== undefined) used.add(nameOf({ from, to }));
    }
  }
  return used;
}

function nameOf({ from, to }: Pair): string {
  return `${from} → ${to}`;
}
