import { cutText } from "@precise/contract/wire/cut-text";
/** A value as a tool's address has it: what was typed stays in the form, whether or not it can be used. */
export interface ReadValue<Value> {
  /** As it was typed; the value that is taken where the address says nothing. */
  readonly typed: string;
  /** Undefined where nothing was typed into an optional field, and where there is a problem. */
  readonly value: Value | undefined;
  /** A sentence for the field: what is wrong, and what to type instead. */
  readonly problem?: string;
}

/** What a number may be, and how its field is called in a sentence. */
export interface NumberLimits {
  /** Begins the sentence of a problem: "The length". */
  readonly subject: string;
  /** After the number: "m", "W", "lx". */
  readonly unit?: string;
  readonly least: number;
  readonly most: number;
  /** Taken where the address does not name the value. Without one the field is optional, and may be empty. */
  readonly fallback?: number;
  /** Pieces and people: no fractions. */
  readonly isWhole?: boolean;
}

/** More is no value of any tool, and would come back in the page. */
const longestTyped = 60;

/**
 * A number of an address: "5", "5.0", "5,0", "5 m", and "1,500" where so much is possible.
 * @param params the query of the page
 * @param name of the field, and of the value in the address
 */
export function readNumber(params: URLSearchParams, name: string, limits: NumberLimits): ReadValue<number> {
  const { subject, unit = "", least, most, fallback, isWhole = false } = limits;
  const text = params.get(name);
  if (text === null) return { typed: fallback === undefined ? "" : String(fallback), value: fallback };
  const typed = cutText(text.trim(), longestTyped);
  const range = `${numberText(least)} to ${withUnit(most, unit)}`;
  if (typed === "") {
    return fallback === undefined
      ? { typed, value: undefined }
      : { typed, value: undefined, problem: `${subject} is missing. Type a number, ${range}.` };
  }
  const value = numberIn(typed, unit, most);
  if (value === undefined) {
    return { typed, value, problem: `${subject} is not a number. Type one, ${range}.` };
  }
  if (value < least || value > most) {
    return {
      typed,
      value: undefined,
      problem: `${subject} can be ${range}. ${withUnit(value, unit)} is not.`,
    };
  }
  if (isWhole && !Number.isInteger(value)) {
    return { typed, value: undefined, problem: `${subject} must be a whole number, ${range}.` };
  }
  return { typed, value };
}

/**
 * One choice of a list.
 * @param options.subject begins the sentence of a problem: "The use of the room"
 * @param options.fallback taken where the address does not name the value
 */
export function readChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  options: { readonly subject: string; readonly choices: readonly Choice[]; readonly fallback: Choice },
): ReadValue<Choice> {
  const { subject, choices, fallback } = options;
  const typed = cutText(params.get(name) ?? fallback, longestTyped);
  const value = choices.find((choice) => choice === typed);
  return value === undefined
    ? { typed, value, problem: `${subject}: choose one from the list.` }
    : { typed, value };
}

/** Whether a switch is on. */
export function readSwitch(params: URLSearchParams, name: string): boolean {
  return params.get(name) === "1";
}

/** A word of an address, such as a SKU; empty where it is not there. */
export function readText(params: URLSearchParams, name: string): string {
  return cutText((params.get(name) ?? "").trim(), longestTyped);
}

/** Whether any of them cannot be used. */
export function hasProblem(values: readonly { readonly problem?: string }[]): boolean {
  return values.some(({ problem }) => problem !== undefined);
}

/** A number for people: 1,500 or 2.7, with at most so many digits after the point. */
export function numberText(value: number, digits = 2): string {
  return value.toLocaleString("en", { maximumFractionDigits: digits });
}

/** A number with its unit, which stays in one line with it. */
export function withUnit(value: number, unit: string, digits = 2): string {
  return unit === "" ? numberText(value, digits) : `${numberText(value, digits)}\u00a0${unit}`;
}

function numberIn(typed: string, unit: string, most: number): number | undefined {
  const bare = typed.replace(/[\s₦]/g, "");
  const text =
    unit !== "" && bare.toLowerCase().endsWith(unit.toLowerCase()) ? bare.slice(0, -unit.length) : bare;
  // "1,500" is one and a half thousand where there may be so much, and 1.5 in a field of metres.
  const isInThousands = most >= 1_000 && /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text);
  const plain = isInThousands ? text.replaceAll(",", "") : text.replace(",", ".");
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
