/** The filters that people shop by, in this order; whatever else there is comes after them, folded. */
export const shoppedBy: readonly string[] = [
  "room",
  "kind",
  "price",
  "width",
  "drop_max",
  "luminous_flux",
  "colour_temperature",
  "dimmable",
  "runs_on_inverter",
  "ip_rating",
  "in_stock",
  "on_display",
  "finish",
];

/** Those that are open at first: the others are a press away, and a column of all would hide the last. */
export const openAtFirst: ReadonlySet<string> = new Set(["room", "kind", "price", "finish"]);

/** What people say for what the catalogue calls otherwise. */
const names: ReadonlyMap<string, string> = new Map([
  ["drop_max", "Drop from the ceiling"],
  ["colour_temperature", "Colour of light"],
  ["on_display", "In my showroom"],
]);

/** The name of a filter. @param label the catalogue's own, which stands for what is not known here */
export function filterName(code: string, label: string): string {
  return names.get(code) ?? label;
}

/** The place of a filter among the others, from 0; those that are not known come last, as they are. */
export function filterPlace(code: string): number {
  const place = shoppedBy.indexOf(code);
  return place < 0 ? shoppedBy.length : place;
}

/** Stated for calculations, and said to shoppers by another filter. */
const forCalculations: ReadonlySet<string> = new Set(["article_kind"]);

/** Whether people are offered to filter by it. */
export function isOffered(code: string): boolean {
  return !forCalculations.has(code);
}

/**
 * Whether its options stand with their counts. How many are in stock changes with every sale, also of what a page does not show: a kept
 * page would say what was. @source design D32
 */
export function isCounted(code: string): boolean {
  return code !== "in_stock";
}

/** Options of these are asked for by name, and the commonest is wanted most. */
const byCount: ReadonlySet<string> = new Set(["finish"]);

/** Options as they are shown: most of them in the catalogue's order, finishes by how many have them. */
export function inOptionOrder<Option extends { readonly count: number }>(
  code: string,
  options: readonly Option[],
): readonly Option[] {
  return byCount.has(code) ? options.toSorted((one, other) => other.count - one.count) : options;
}
