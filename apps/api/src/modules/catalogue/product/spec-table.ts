import type { SpecRow } from "@precise/contract/shop/product";
import type { AttributeValue } from "../import/catalogue-product.ts";
import type { AttributeMeta } from "../structure.ts";

const figures = new Intl.NumberFormat("en-NG", { maximumFractionDigits: 3 });

/**
 * The facts of a product with ready texts ("2,880 lm", "Brushed Brass", "Yes"), in the order of the metadata; none that another row
 * or the name says already.
 */
export function specTable(
  attributes: Readonly<Record<string, AttributeValue>>,
  metadata: readonly AttributeMeta[],
): SpecRow[] {
  return metadata.flatMap((meta) => {
    const value = attributes[meta.code];
    if (value === undefined || isSaidElsewhere(meta.code, attributes)) return [];
    return [{ code: meta.code, label: meta.label, text: textOf(value, meta) }];
  });
}

function isSaidElsewhere(code: string, attributes: Readonly<Record<string, AttributeValue>>): boolean {
  if (code === "article_kind" || code === "kind") return true;
  // The watts of a light without bulbs are those of the bulbs that it takes.
  return code === "wattage" && attributes.lamp_included === "0" && attributes.lamp_max_w !== undefined;
}

function textOf(value: AttributeValue, meta: AttributeMeta): string {
  if (typeof value === "number") return withUnit(value, meta.unit);
  return [value]
    .flat()
    .map((one) => meta.options.find((option) => option.value === one)?.label ?? one)
    .join(", ");
}

function withUnit(value: number, unit: string | null): string {
  const figure = figures.format(value);
  if (!unit) return figure;
  if (unit === "°") return `${figure}°`;
  return `${figure} ${value === 1 && unit === "years" ? "year" : unit}`;
}
