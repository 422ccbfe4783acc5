import { isRecord } from "@precise/cart-core/json";
import { priceCode } from "../listing/price-meta.ts";
import { type AttributeMeta, type InputType, inputTypes } from "../structure.ts";
import type { RowErrors } from "./import-report.ts";
import { isEmpty, readBoolean } from "./read-value.ts";
import { filled } from "./structure-values.ts";

const yesAndNo = [
  { label: "Yes", value: "1" },
  { label: "No", value: "0" },
];

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
    const report = (field: string, reason: string) =>
      errors.add({ file, line, field: `${here}.${field}`, reason });
    if (!isRecord(entry)) {
      errors.add({ file, line, field: here, reason: "must be an attribute" });
      return [];
    }
    const code = String(entry.attribute_code);
    const inputType = inputTypes.find((type) => type === entry.input_type);
    const label = filled(entry.label, 80);
    const filterable = readBoolean(entry.filterable ?? false);
    if (!/^[a-z][a-z0-9_]{0,59}$/.test(code)) report("attribute_code", `"${code}" must be like lamp_base`);
    else if (code === priceCode) report("attribute_code", `"${code}" is reserved for the price`);
    else if (seen.has(code)) report("attribute_code", `two attributes have the code "${code}"`);
    seen.add(code);
    if (!inputType) report("input_type", `must be one of ${inputTypes.join(", ")}`);
    if ("reason" in label) report("label", label.reason);
    if ("reason" in filterable) report("filterable", filterable.reason);
    const options = checkOptions(entry.attribute_options, inputType, report);
    const unit = isEmpty(entry.unit) ? null : String(entry.unit).trim().slice(0, 20);
    if (!inputType || "reason" in label || "reason" in filterable) return [];
    return [{ code, label: label.value, inputType, unit, filterable: filterable.value, options }];
  });
}

function checkOptions(
  given: unknown,
  inputType: InputType | undefined,
  report: (field: string, reason: string) => void,
): AttributeMeta["options"] {
  const list: unknown = given ?? [];
  if (!Array.isArray(list)) {
    report("attribute_options", "must be a list of {label, value}");
    return [];
  }
  if (inputType === "boolean" && list.length === 0) return yesAndNo;
  const seen = new Set<string>();
  return list.flatMap((option: unknown, at) => {
    const value = isRecord(option) ? filled(option.value, 80) : { reason: "must be {label, value}" };
    const label = isRecord(option) ? filled(option.label, 80) : value;
    for (const read of [value, label]) {
      if ("reason" in read) {
        report(`attribute_options.${at}`, read.reason);
        return [];
      }
    }
    if (!("value" in value) || !("value" in label)) return [];
    if (seen.has(value.value)) report(`attribute_options.${at}`, `"${value.value}" appears twice`);
    seen.add(value.value);
    return [{ label: label.value, value: value.value }];
  });
}
