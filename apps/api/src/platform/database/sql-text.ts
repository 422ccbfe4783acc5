import { wireTime } from "#api/platform/time/wire-time.ts";
import type { SqlValue } from "./port.ts";

/**
 * A value as the text that PostgreSQL reads for it. Both adapters send parameters as this text, so that a value means
 * the same on both whatever their own type tables say.
 */
export function sqlText(value: SqlValue): string | null {
  if (value === null) return null;
  if (typeof value === "string") return value;
  if (typeof value !== "object") return String(value);
  if (value instanceof Date) return wireTime(value);
  if (Array.isArray(value)) return arrayText(value);
  return JSON.stringify(value);
}

function arrayText(values: readonly SqlValue[]): string {
  const parts = values.map((value) => {
    if (Array.isArray(value)) return arrayText(value);
    const text = sqlText(value);
    return text === null ? "NULL" : `"${text.replace(/["\\]/g, "\\$&")}"`;
  });
  return `{${parts.join(",")}}`;
}
