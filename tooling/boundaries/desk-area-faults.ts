import { type DeskPlace, deskPlaces } from "./areas/desk-areas.ts";
import { SOURCE, TEST } from "./module-graph.ts";
import type { SourceTree } from "./source-tree.ts";

const places = Object.keys(deskPlaces) as DeskPlace[];

/**
 * Areas of the desk that are not in all three places, and exceptions that are not needed any more.
 * @param beside files that are of no area, with the reason
 * @param missing places where an area has nothing, with the reason
 */
export function deskAreaFaults(
  { sources }: SourceTree,
  beside: Readonly<Record<string, string>>,
  missing: Readonly<Record<string, Partial<Readonly<Record<DeskPlace, string>>>>>,
): string[] {
  const found = new Map<string, Set<DeskPlace>>();
  for (const path of sources.keys()) {
    if (!SOURCE.test(path) || TEST.test(path) || beside[path] !== undefined) continue;
    for (const place of places) {
      if (!path.startsWith(deskPlaces[place])) continue;
      const area = path.slice(deskPlaces[place].length).replace(/(?:\/|\.tsx?$).*/, "");
      found.set(area, (found.get(area) ?? new Set()).add(place));
    }
  }
  const faults: string[] = [];
  for (const area of new Set([...found.keys(), ...Object.keys(missing)])) {
    for (const place of places) {
      const isThere = found.get(area)?.has(place) === true;
      const isListed = missing[area]?.[place] !== undefined;
      if (!isThere && !isListed && found.has(area))
        faults.push(`${area} is not in ${deskPlaces[place]}: use the same word in all three places`);
      if (isListed && (isThere || !found.has(area)))
        faults.push(`${area} needs no exception for ${place}: take it off areas/desk-areas.ts`);
    }
  }
  for (const path of Object.keys(beside))
    if (!sources.has(path)) faults.push(`${path} is not there: take it off areas/desk-areas.ts`);
  return faults;
}

/** Lines of source under a folder, without tests. */
export function linesUnder({ sources }: SourceTree, folder: string): number {
  let lines = 0;
  for (const [path, text] of sources)
    if (path.startsWith(folder) && SOURCE.test(path) && !TEST.test(path))
      lines += text.trimEnd().split("\n").length;
  return lines;
}
