/** The total in naira that a form carries as accepted; null for anything else. @source design D14 */
export function acceptedTotalOf(text: string | null): number | null {
  return text !== null && /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
