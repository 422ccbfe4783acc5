import { isRecord } from "@precise/cart-core/json";
import { cutText } from "@precise/contract/wire/cut-text";
import * as z from "zod/mini";
import { priceCode } from "../listing/price-meta.ts";
import { type AttributeMeta, type InputType, inputTypes } from "../structure.ts";
import { cell, filled, text } from "./cells.ts";
import type { RowErrors } from "./import-report.ts";
import { type Columns, firstReason, type Report, readColumns } from "./read-columns.ts";
import { readBoolean } from "./read-value.ts";

const yesAndNo = [
  { label: "Yes", value: "1" },
  { label: "No", value: "0" },
];

const name = filled(text(80));
const option = z.object({ value: name, label: name }, { error: "must be {label, value}" });
const columns = {
  inputType: ["input_type", z.enum(inputTypes, { error: `must be one of ${inputTypes.join(", ")}` })],
  label: ["label", name],
  filterable: ["filterable", cell((input) => readBoolean(input ?? false))],
  unit: ["unit", z.transform((input: unknown) => cutText(String(input).trim(), 20)), null],
} satisfies Columns;

/** Reads attribute metadata; what is wrong goes to `errors`. */
export function checkAttributes(
  file: string,
  { line, value }: { line: number; value: unknown },
  errors: RowErrors,
): AttributeMeta[] {
  const path = "customAttributeMetadata.items";
  const seen = new Set<string>();
  if (!Array.isArray(value)) {
    errors.add({ file, line, field: path, reason: "must be a list of attributes" });
    return [];
  }
  return value.flatMap((entry: unknown, at): AttributeMeta[] => {
    const here = `${path}.${at}`;
    const report: Report = (field, reason) => errors.add({ file, line, field: `${here}.${field}`, reason });
    if (!isRecord(entry)) {
      errors.add({ file, line, field: here, reason: "must be an attribute" });
      return [];
    }
    const code = String(entry.attribute_code);
    if (!/^[a-z][a-z0-9_]{0,59}$/.test(code)) report("attribute_code", `"${code}" must be like lamp_base`);
    else if (code === priceCode) report("attribute_code", `"${code}" is reserved for the price`);
    else if (seen.has(code)) report("attribute_code", `two attributes have the code "${code}"`);
    seen.add(code);
    const { inputType, label, filterable, unit = null } = readColumns(columns, entry, report);
    const options = checkOptions(entry.attribute_options ?? [], inputType, report);
    if (inputType === undefined || label === undefined || filterable === undefined) return [];
    return [{ code, label, inputType, unit, filterable, options }];
  });
}

function checkOptions(
  list: unknown,
  inputType: InputType | undefined,
  report: Report,
): AttributeMeta["options"] {
  if (!Array.isArray(list)) {
    report("attribute_options", "must be a list of {label, value}");
    return [];
  }
  if (inputType === "boolean" && list.length === 0) return yesAndNo;
  const seen = new Set<string>();
  return list.flatMap((input: unknown, at) => {
    const read = z.safeParse(option, input);
    if (!read.success) report(`attribute_options.${at}`, firstReason(read.error));
    else if (seen.has(read.data.value))
      report(`attribute_options.${at}`, `"${read.data.value}" appears twice`);
    if (!read.success) return [];
    const { label, value } = read.data;
    seen.add(value);
    return [{ label, value }];
  });
}
