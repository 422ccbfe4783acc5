/** What is wrong with the ends of a range as someone typed them, and at which end it is said. */
export interface RangeProblem {
  readonly end: "from" | "to";
  readonly code: "unreadable" | "wrong-way-round";
}

/**
 * Checks the ends of a range as typed; either may be left empty. "₦50,000" and "50 000" are amounts too.
 * @returns null when it can be filtered by
 */
export function rangeProblem(from: string, to: string): RangeProblem | null {
  const least = amountOf(from);
  const most = amountOf(to);
  if (least === "unreadable") return { end: "from", code: "unreadable" };
  if (most === "unreadable") return { end: "to", code: "unreadable" };
  const isWrongWay = least !== null && most !== null && least > most;
  return isWrongWay ? { end: "to", code: "wrong-way-round" } : null;
}

/** A typed amount without what people write round its digits. */
export function digitsOf(typed: string): string {
  return typed.replace(/[₦,\s]/g, "");
}

function amountOf(typed: string): number | null | "unreadable" {
  const digits = digitsOf(typed);
  if (digits === "") return null;
  return /^\d{1,12}(\.\d{1,4})?$/.test(digits) ? Number(digits) : "unreadable";
}
