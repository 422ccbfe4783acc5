import { orderPrefix } from "@precise/contract/wire/order-number-prefix";

/** Characters of an order's number behind its prefix. */
const size = 8;
const prefixes = new RegExp(orderPrefix, "g");

/** Order numbers by their eight characters, and by each seven that are left when one is missing. */
export interface NumberIndex {
  readonly whole: ReadonlyMap<string, string>;
  readonly withoutOne: ReadonlyMap<string, readonly string[]>;
}

/** An order number found in a narration; `isSlip` where one character was wrong, missing, doubled or exchanged. */
export interface FoundNumber {
  readonly number: string;
  readonly isSlip: boolean;
}

/** @param numbers as they are written: `PR-7K3M9QX1` */
export function indexNumbers(numbers: Iterable<string>): NumberIndex {
  const whole = new Map<string, string>();
  const withoutOne = new Map<string, string[]>();
  for (const number of numbers) {
    const body = number.slice(-size);
    whole.set(body, number);
    for (const rest of shortened(body)) {
      const known = withoutOne.get(rest);
      if (known) known.push(number);
      else withoutOne.set(rest, [number]);
    }
  }
  return { whole, withoutOne };
}

/**
 * The known order numbers that a narration names, in any case, with or without prefix and hyphens, run together with other
 * words, with O for 0 and I or L for 1. Only where no number stands there in full, those that differ by one slip.
 */
export function findOrderNumbers(narration: string, index: NumberIndex): readonly FoundNumber[] {
  const { text, starts } = squash(narration);
  const exact = new Set<string>();
  for (let start = 0; start + size <= text.length; start += 1) {
    const number = index.whole.get(text.slice(start, start + size));
    if (number !== undefined) exact.add(number);
  }
  if (exact.size > 0) return [...exact].map((number) => ({ number, isSlip: false }));
  const slips = new Set<string>();
  for (const start of starts) {
    for (const length of [size - 1, size, size + 1]) {
      for (const number of near(text.slice(start, start + length), index)) slips.add(number);
    }
  }
  return [...slips].map((number) => ({ number, isSlip: true }));
}

/** A narration in capitals without what separates, and where in it a number may begin: with a word, or behind the prefix. */
function squash(narration: string) {
  let text = "";
  const starts = new Set<number>();
  for (const [word] of narration.toUpperCase().matchAll(/[A-Z0-9]+/g)) {
    starts.add(text.length);
    for (const { index } of word.matchAll(prefixes)) starts.add(text.length + index + orderPrefix.length);
    text += word;
  }
  return { text: text.replaceAll("O", "0").replaceAll(/[IL]/g, "1"), starts };
}

function near(typed: string, index: NumberIndex): string[] {
  const bodies = new Set<string>();
  const add = (numbers: readonly string[] = []) => {
    for (const number of numbers) if (isOneSlip(typed, number.slice(-size))) bodies.add(number);
  };
  if (typed.length === size - 1) add(index.withoutOne.get(typed));
  if (typed.length === size) for (const rest of shortened(typed)) add(index.withoutOne.get(rest));
  if (typed.length === size + 1) {
    for (const rest of shortened(typed)) {
      const number = index.whole.get(rest);
      if (number !== undefined) add([number]);
    }
  }
  return [...bodies];
}

/** Every text that is left when one character is taken away. */
function shortened(text: string): Set<string> {
  return new Set(Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1)));
}

/** One character wrong, missing or too many, or two neighbours exchanged. */
function isOneSlip(typed: string, body: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === body[same]) same += 1;
  const [left, right] = [typed.slice(same), body.slice(same)];
  if (left.length !== right.length) return left.slice(1) === right || left === right.slice(1);
  return left.slice(1) === right.slice(1) || [left[1], left[0], ...left.slice(2)].join("") === right;
}
