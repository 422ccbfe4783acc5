/** A discount of an order in words for the staff: "Open day (OPEN-DAY)"; one without a code by its label alone. */
export function discountName({ label, code }: { readonly label: string; readonly code: string }): string {
  return code === "" ? label : `${label} (${code})`;
}
