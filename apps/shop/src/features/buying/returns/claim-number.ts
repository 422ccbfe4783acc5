/** Whether this is written like the number of a return. */
export function isClaimNumber(text: string): boolean {
  return /^RET-\d{6,12}$/.test(text);
}
