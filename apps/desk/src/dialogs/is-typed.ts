/** Whether what was typed is what was asked for; blanks, commas, the naira sign and case do not count. */
export function isTyped(typed: string, expected: string): boolean {
  const bare = (text: string) => text.replace(/[₦,\s]/g, "").toLowerCase();
  return bare(typed) !== "" && bare(typed) === bare(expected);
}
