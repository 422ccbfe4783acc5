/**
 * By call, what its values may be, written out: `items 1..100` pieces, `items[].sku ..64` letters, `amount >0..999`. A bound
 * that changes in a schema is changed here by hand as well.
 */
export type Bounds = Readonly<Record<string, string>>;

/** The bounds of one value. */
export interface Bound {
  readonly name: string;
  readonly least?: number;
  /** `least` itself is too little. */
  readonly isAbove: boolean;
  readonly most?: number;
}

/** Reads the line of one call. */
export function readBounds(line: string): Bound[] {
  return line.split(",").map((entry) => {
    const [, name, above, least, most] = /^\s*(\S+) (>?)(-?[\d._]*?)\.\.(-?[\d._]*)\s*$/.exec(entry) ?? [];
    if (name === undefined) throw new Error(`"${entry}" is no bound`);
    return { name, isAbove: above === ">", ...numberOf("least", least), ...numberOf("most", most) };
  });
}

function numberOf(end: "least" | "most", text = "") {
  return text === "" ? {} : { [end]: Number(text.replaceAll("_", "")) };
}
