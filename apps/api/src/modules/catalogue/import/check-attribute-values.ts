import { isRecord } from "@precise/cart-core/json";
import type { DecimalMark } from "@precise/cart-core/written-number";
import * as z from "zod/mini";
import type { AttributeMeta } from "../structure.ts";
import type { FileProduct } from "./catalogue-file.ts";
import type { AttributeValue, CatalogueProduct } from "./catalogue-product.ts";
import { cell, once, text, yesOrNo } from "./cells.ts";
import { partsOf } from "./joined-parts.ts";
import { type Report, readColumns } from "./read-columns.ts";
import { type Read, readNumber, shown } from "./read-value.ts";

type AttributeColumns = Readonly<Record<string, readonly [string, z.ZodMiniType<AttributeValue>, undefined]>>;

/** A column for each attribute, in the order of the metadata; an empty value clears it. */
export function attributeColumns(metadata: readonly AttributeMeta[], mark?: DecimalMark): AttributeColumns {
  return Object.fromEntries(
    metadata.map((meta) => [meta.code, [meta.code, schemaOf(meta, mark), undefined]]),
  );
}

/**
 * Reads a product's attributes; what is wrong is reported.
 * @param before the values that stay where the file names single attributes only
 * @returns the values in the order of the columns
 */
export function checkAttributeValues(
  { fields: { attributes: whole = null }, singleAttributes }: FileProduct,
  before: CatalogueProduct["attributes"] | undefined,
  columns: AttributeColumns,
  report: Report,
): CatalogueProduct["attributes"] {
  if (whole !== null && !isRecord(whole)) {
    report("attributes", "must be an object of codes and values");
    return {};
  }
  const fault: Report = (code, reason) => report(`attributes.${code}`, reason);
  const cells = { ...whole, ...singleAttributes };
  for (const code of Object.keys(cells)) {
    if (!Object.hasOwn(columns, code)) fault(code, "is not an attribute of this catalogue");
  }
  const read = readColumns(columns, cells, fault, true);
  const values: Record<string, AttributeValue> = {};
  for (const code of Object.keys(columns)) {
    const value = code in read || whole !== null ? read[code] : before?.[code];
    if (value !== undefined) values[code] = value;
  }
  return values;
}

/** Options by value or label, numbers, yes and no as "1" and "0". */
function schemaOf(meta: AttributeMeta, mark: DecimalMark | undefined): z.ZodMiniType<AttributeValue> {
  const option = cell((input) => readOption(input, meta));
  const parts = z.transform((input: unknown) => (Array.isArray(input) ? input : partsOf(String(input))));
  const oneOrZero = z.transform((isYes: boolean) => (isYes ? "1" : "0"));
  switch (meta.inputType) {
    case "number":
      return cell((input) => readNumber(input, mark));
    case "text":
      return text(200);
    case "boolean":
      return z.pipe(yesOrNo, oneOrZero);
    case "select":
      return option;
    case "multiselect":
      return z.pipe(parts, z.pipe(z.array(option), z.transform(once)));
  }
}

function readOption(input: unknown, meta: AttributeMeta): Read<string> {
  const text = typeof input === "string" || typeof input === "number" ? String(input).trim() : "";
  const asLabel = text.toLowerCase();
  const option =
    meta.options.find(({ value }) => value === text) ??
    meta.options.find(
      ({ label, value }) => label.toLowerCase() === asLabel || value.toLowerCase() === asLabel,
    );
  if (option) return { value: option.value };
  const some = meta.options.slice(0, 8).map(({ value }) => value);
  const more = meta.options.length > some.length ? ", …" : "";
  return { reason: `"${shown(input)}" is not an option; use one of ${some.join(", ")}${more}` };
}
