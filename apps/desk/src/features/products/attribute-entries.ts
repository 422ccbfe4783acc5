import { readTypedNumber } from "@precise/cart-core/written-number";
import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import type { DeskProduct } from "@precise/contract/desk/products/product-shapes";

/** What a field of an attribute holds: a text, or the ticked options. Empty is "not stated", which is neither 0 nor no. */
export type AttributeEntry = string | readonly string[];
type Value = DeskProduct["attributes"][string];

/** What the field of an attribute holds at first. */
export function attributeEntry(
  { input_type: type }: DeskAttribute,
  value: Value | undefined,
): AttributeEntry {
  if (type === "multiselect") return value === undefined ? [] : [value].flat().map(String);
  return value === undefined ? "" : String(value);
}

/** What an entry comes to; undefined where it is not stated, and for a number that is none. */
export function attributeValue(
  { input_type: type }: DeskAttribute,
  entry: AttributeEntry,
): Value | undefined {
  if (typeof entry !== "string") return entry.length === 0 ? undefined : [...entry];
  const text = entry.trim();
  if (text === "") return undefined;
  if (type !== "number") return text;
  const number = readTypedNumber(text.replace(/^-/, ""));
  return number !== undefined && text.startsWith("-") ? -number : number;
}

/** All that is stated, by code. Values of attributes that the catalogue does not have any more are left as they are. */
export function attributeValues(
  attributes: readonly DeskAttribute[],
  entries: Readonly<Record<string, AttributeEntry>>,
): DeskProduct["attributes"] {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      const value = attributeValue(attribute, entries[attribute.code] ?? "");
      return value === undefined ? [] : [[attribute.code, value]];
    }),
  );
}

/** Whether a typed number is one, or nothing. */
export function isNumberEntry(entry: AttributeEntry): boolean {
  if (typeof entry !== "string" || entry.trim() === "") return true;
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(entry.trim().replaceAll(",", ""));
}
