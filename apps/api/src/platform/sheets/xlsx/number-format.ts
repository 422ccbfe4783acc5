import { readXml } from "../read-xml.ts";

/** What a number of a workbook is by its format, as far as that changes what it means. */
export type NumberFormat =
  | { readonly kind: "date" }
  /** It places digits, and shows more than the bare number does: `00000`, `"PR-"000`. */
  | { readonly kind: "digits"; readonly code: string };

/** Days and times that have no code of their own in the file. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** The formats of a workbook's styles, by their place; undefined for those that change nothing. */
export function readFormats(styles: Iterable<string> | undefined): (NumberFormat | undefined)[] {
  const codes = new Map<number, string>();
  const formats: (NumberFormat | undefined)[] = [];
  let isOfCells = false;
  if (styles === undefined) return formats;
  readXml(styles, {
    open(name, attributes) {
      if (name === "numFmt") {
        const { numFmtId, formatCode } = attributes();
        codes.set(Number(numFmtId), formatCode ?? "");
      } else if (name === "cellXfs") isOfCells = true;
      else if (name === "xf" && isOfCells) formats.push(formatOf(Number(attributes().numFmtId ?? 0), codes));
    },
    close(name) {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return formats;
}

function formatOf(id: number, codes: ReadonlyMap<number, string>): NumberFormat | undefined {
  const code = codes.get(id);
  if (code === undefined) return isBuiltInDate(id) ? { kind: "date" } : undefined;
  // The first section is for what is not negative.
  const [section = ""] = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const bare = section.replace(/"[^"]*"|\\.|_.|\*./g, "").replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "");
  if (/[dmyhs]/i.test(bare) && !/general|standard/i.test(bare)) return { kind: "date" };
  const placed = section.replace(/\[[^\]]*\]|_.|\*./g, "");
  return /^[0#\- /()]*0[0#\- /()]*$/.test(bare) && placed !== "0" && placed !== "#"
    ? { kind: "digits", code: placed }
    : undefined;
}

/** A whole number as such a format shows it: 123 as `00123`. */
export function shownDigits(value: string, code: string): string {
  if (!/^\d+$/.test(value)) return value;
  let digits = value;
  let shown = "";
  // From the right, as digits fill their places; more digits than places stand before the first one.
  const parts = code.match(/"[^"]*"|\\.|./g) ?? [];
  const first = parts.findIndex((part) => part === "0" || part === "#");
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at] ?? "";
    if (part !== "0" && part !== "#") {
      shown = (part.startsWith('"') ? part.slice(1, -1) : part.replace(/^\\/, "")) + shown;
      continue;
    }
    const digit = digits.slice(-1);
    digits = digits.slice(0, -1);
    shown = (at === first ? digits : "") + (digit === "" && part === "0" ? "0" : digit) + shown;
  }
  return shown;
}
