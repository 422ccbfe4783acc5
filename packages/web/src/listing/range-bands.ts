/** Edges that people think in: of a room's lamp and a chandelier, in millimetres; of a night light and a room, in lumens. */
const edges: ReadonlyMap<string, readonly number[]> = new Map([
  ["width", [200, 400, 600, 1_000]],
  ["drop_max", [300, 600, 1_000, 1_500]],
  ["luminous_flux", [400, 800, 1_500, 3_000]],
]);

/** A part of a range; an end that is left out is open. */
export interface RangeBand {
  readonly from?: number;
  readonly to?: number;
}

/**
 * The parts of a range to choose from by one press, lowest first.
 * @param ends what there is, in the filter's unit
 * @returns nothing where all of it lies in one part
 */
export function rangeBands(code: string, ends: { readonly min: number; readonly max: number }): RangeBand[] {
  const inside = (edges.get(code) ?? []).filter((edge) => edge > ends.min && edge < ends.max);
  if (inside.length === 0) return [];
  return [...inside, undefined].map((to, place) => {
    const from = inside[place - 1];
    return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  });
}

/** "Up to 400 mm", "400 to 600 mm", "1,000 mm and more". */
export function bandText({ from, to }: RangeBand, unit = ""): string {
  const text = (amount: number) => amount.toLocaleString("en");
  if (from === undefined) return `Up to ${text(to ?? 0)} ${unit}`.trim();
  return (
    to === undefined ? `${text(from)} ${unit} and more` : `${text(from)} to ${text(to)} ${unit}`
  ).trim();
}
