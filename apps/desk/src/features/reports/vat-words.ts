import type { VatRow } from "@precise/contract/desk/reports";

export const documentNames: Readonly<Record<VatRow["kind"], string>> = {
  invoice: "Invoices",
  credit_note: "Credit notes",
};

/** A month of an address: `2026-11`; this one where it names none. */
export function monthOf(text: string | undefined, today: string): string {
  return text !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7);
}

/** The month before or after: `2026-12` and 1 is `2027-01`. */
export function laterMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = year * 12 + number - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}
