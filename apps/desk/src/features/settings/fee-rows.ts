import { type TierRow, tierFaults } from "@precise/cart-core/tier-table";
import { readAmount } from "#desk/forms/entry-schemas.ts";

/** A row as it is typed; an empty end is none. */
export interface TypedRow {
  readonly from: string;
  readonly to: string;
  readonly fee: string;
}

/** A field of the table that is wrong; `row` counts from 0. */
export interface RowFault {
  readonly row: number;
  readonly field: keyof TypedRow;
  readonly message: string;
}

/** The rows as amounts, or everything that is wrong with them. */
export function readRows(typed: readonly TypedRow[]):
  | {
      readonly rows: readonly TierRow[];
      readonly faults?: undefined;
    }
  | { readonly faults: readonly RowFault[]; readonly rows?: undefined } {
  const faults: RowFault[] = [];
  const rows = typed.map(({ from, to, fee }, row) => {
    const wholeOf = (field: keyof TypedRow, text: string): number => {
      const amount = readAmount(text);
      if (amount === null || !Number.isInteger(amount))
        faults.push({
          row,
          field,
          message: text.trim() === "" ? "Enter an amount." : "Enter whole naira.",
        });
      return amount ?? 0;
    };
    return {
      from: wholeOf("from", from),
      to: to.trim() === "" ? null : wholeOf("to", to),
      fee: wholeOf("fee", fee),
    };
  });
  if (faults.length > 0) return { faults };
  const wrong = tierFaults(rows);
  return wrong.length > 0 ? { faults: wrong } : { rows };
}

/** Amounts as they are typed. */
export function typedRows(rows: readonly TierRow[]): TypedRow[] {
  return rows.map(({ from, to, fee }) => ({
    from: from.toLocaleString("en"),
    to: to === null ? "" : to.toLocaleString("en"),
    fee: fee.toLocaleString("en"),
  }));
}

/** One more row at the end, which begins above the last one's end. */
export function withRowAtEnd(typed: readonly TypedRow[]): TypedRow[] {
  const last = typed.at(-1);
  const end = last === undefined ? null : readAmount(last.to);
  return [...typed, { from: end === null ? "" : (end + 1).toLocaleString("en"), to: "", fee: "" }];
}
