/** Candidates of a srcset whose addresses differ in their width alone: a third of the text. */
export interface SrcSetPattern {
  /** The address with `{w}` in the place of the width. */
  readonly address: string;
  readonly widths: readonly number[];
}

/** @returns null where the candidates do not differ in their width alone, so that nothing is ever lost */
export function patternOf(srcSet: string): SrcSetPattern | null {
  const widths: number[] = [];
  const addresses = new Set<string>();
  for (const candidate of srcSet.split(", ")) {
    const [, address = "", width = ""] = /^(\S+) (\d+)w$/.exec(candidate) ?? [];
    widths.push(Number(width));
    addresses.add(address.replace(`w=${width}&`, "w={w}&"));
  }
  const [address = ""] = addresses;
  return addresses.size === 1 && address.includes("{w}") ? { address, widths } : null;
}

export function srcSetOf({ address, widths }: SrcSetPattern): string {
  return widths.map((width) => `${address.replace("{w}", String(width))} ${width}w`).join(", ");
}
