import type { AttributeMeta } from "../structure.ts";
import type { AttributeValue } from "./catalogue-product.ts";
import { partsOf } from "./csv-columns.ts";
import { isEmpty, type Read, readBoolean, readNumber, readText, shown } from "./read-value.ts";

/**
 * Reads attribute values by their metadata: options by value or label, numbers, yes and no as "1" and "0". An empty
 * value clears the attribute.
 * @param kept the values that stay where nothing is given
 * @returns the values in the order of the metadata; what is wrong is reported
 */
export function checkAttributeValues(
  given: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<string, AttributeValue>>,
  metadata: readonly AttributeMeta[],
  fault: (field: string, reason: string) => void,
): Record<string, AttributeValue> {
  const known = new Set(metadata.map((meta) => meta.code));
  for (const code of Object.keys(given)) {
    if (!known.has(code)) fault(`attributes.${code}`, "is not an attribute of this catalogue");
  }
  const values: Record<string, AttributeValue> = {};
  for (const meta of metadata) {
    const value = given[meta.code];
    const before = kept[meta.code];
    if (value === undefined) {
      if (before !== undefined) values[meta.code] = before;
      continue;
    }
    if (isEmpty(value)) continue;
    const read = readAttribute(value, meta);
    if ("value" in read) values[meta.code] = read.value;
    else fault(`attributes.${meta.code}`, read.reason);
  }
  return values;
}

function readAttribute(given: unknown, meta: AttributeMeta): Read<AttributeValue> {
  switch (meta.inputType) {
    case "number":
      return readNumber(given);
    case "text":
      return readText(given, 200);
    case "boolean": {
      const read = readBoolean(given);
      return "value" in read ? { value: read.value ? "1" : "0" } : read;
    }
    case "select":
      return readOption(given, meta);
    case "multiselect": {
      const chosen: string[] = [];
      for (const part of Array.isArray(given) ? given : partsOf(String(given))) {
        const read = readOption(part, meta);
        if (!("value" in read)) return read;
        if (!chosen.includes(read.value)) chosen.push(read.value);
      }
      return { value: chosen };
    }
  }
}

function readOption(given: unknown, meta: AttributeMeta): Read<string> {
  const text = typeof given === "string" || typeof given === "number" ? String(given).trim() : "";
  const asLabel = text.toLowerCase();
  const option =
    meta.options.find(({ value }) => value === text) ??
    meta.options.find(
      ({ label, value }) => label.toLowerCase() === asLabel || value.toLowerCase() === asLabel,
    );
  if (option) return { value: option.value };
  const some = meta.options.slice(0, 8).map(({ value }) => value);
  const more = meta.options.length > some.length ? ", …" : "";
  return { reason: `"${shown(given)}" is not an option; use one of ${some.join(", ")}${more}` };
}
