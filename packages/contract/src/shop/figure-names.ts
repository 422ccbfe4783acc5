/** Figures that texts of pages name in braces, `{voucher}`, and never type: the rules' own, or what the shop has set. @source spec §9, decision 066 */
export const figureNames = [
  "voucher",
  "voucher-minimum",
  "voucher-days",
  "hold-minutes",
  "unproved-pieces",
  "unproved-goods",
  "delivery-tiers",
  "free-delivery-from",
] as const;
export type FigureName = (typeof figureNames)[number];

/** A name in braces. */
export const namedFigure = /\{([a-z-]+)\}/g;

/** Names in braces that are no figure of ours. */
export function unknownFigures(text: string): string[] {
  return [...text.matchAll(namedFigure)]
    .map(([, name = ""]) => name)
    .filter((name) => figureNames.every((known) => known !== name));
}
