import { isRecord } from "@precise/cart-core/json";
import type { DecimalMark } from "@precise/cart-core/written-number";
import * as z from "zod/mini";
import { allPartsOf, partsOf } from "./joined-parts.ts";
import {
  isEmpty,
  type Read,
  readBoolean,
  readMoment,
  readPrice,
  readText,
  readWholeNumber,
  shown,
} from "./read-value.ts";

/** A picture as a file names it. */
export interface GivenPicture {
  readonly path: string;
  readonly alt: string | undefined;
}

const mostEntries = 50;

/** A schema of what a reader accepts; its reason is the issue's message. */
export function cell<Value>(read: (input: unknown) => Read<Value>) {
  return z.transform((input: unknown, { issues }): Value => {
    const result = read(input);
    if ("value" in result) return result.value;
    issues.push({ code: "custom", message: result.reason, input });
    return z.NEVER;
  });
}

/** The same, where it must be there. */
export function filled<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.unknown().check(z.refine((input) => !isEmpty(input), { error: "is missing" })), schema);
}

export const text = (most: number) => cell((input) => readText(input, most));
const wholeNumber = (most: number, mark?: DecimalMark) => cell((input) => readWholeNumber(input, most, mark));
export const id = wholeNumber(2_147_483_647);
export const yesOrNo = cell(readBoolean);
export const moment = cell(readMoment);

/** A list; in a CSV its entries are joined with `|`. */
function list<Entry>(of: string, entry: z.ZodMiniType<Entry>, most = Number.POSITIVE_INFINITY) {
  const entries = z.array(z.unknown(), { error: `must be a list${of}` });
  return z.pipe(
    z.transform((input: unknown) => (typeof input === "string" ? partsOf(input) : input)),
    z.pipe(entries.check(z.maxLength(most, { error: `has more than ${most} entries` })), z.array(entry)),
  );
}

export const once = <Value>(values: readonly Value[]) => [...new Set(values)];

export function texts(most: number) {
  const isFilled = z.transform((all: string[]) => all.filter((one) => one !== ""));
  return z.pipe(list("", text(most), mostEntries), isFilled);
}

/** Ids of categories that the catalogue has. */
export function categoryIds(known: ReadonlySet<number>) {
  const error = ({ input }: { input?: unknown }) => `there is no category ${input}`;
  const ids = list(" of category ids", id.check(z.refine((one) => known.has(one), { error })));
  return z.pipe(
    z.transform((input: unknown) => (typeof input === "number" ? [input] : input)),
    z.pipe(ids, z.transform(once)),
  );
}

/** Readers of numbers, by what the whole file proves of them. */
export function numbersBy(mark: DecimalMark | undefined) {
  const naira = cell((input) => readPrice(input, mark));
  const quantityBreak = z.pipe(
    z.transform((input: unknown) => {
      const [from, trade_price] = typeof input === "string" ? input.split(":") : [];
      return isRecord(input) ? input : { from, trade_price };
    }),
    z.pipe(
      z.object({ from: wholeNumber(1_000_000, mark), trade_price: naira }),
      z.transform(({ from, trade_price }) => ({ from, tradePriceKobo: trade_price })),
    ),
  );
  return {
    wholeNumber: (most: number) => wholeNumber(most, mark),
    /** In kobo. */
    price: naira.check(z.positive({ error: "must be more than 0" })),
    /** Trade prices by quantity: `[{"from": 3, "trade_price": 291300}]`, in CSV `3:291300|6:285300`. */
    quantityBreaks: list(" of quantities and trade prices", quantityBreak).check(
      z.refine((breaks) => breaks.every(({ from }, at) => from > (breaks[at - 1]?.from ?? 1)), {
        error: "quantities must be 2 or more and rise",
      }),
    ),
  };
}

/** By its path, in JSON with its text for people who cannot see it. */
const picture = cell((input): Read<GivenPicture> => {
  const { imageUrl, alt } = isRecord(input) ? input : { imageUrl: input, alt: "" };
  if (typeof imageUrl !== "string" || imageUrl.trim() === "")
    return { reason: `"${shown(input)}" is not a picture` };
  const read = readText(isEmpty(alt) ? "" : alt, 400);
  return "value" in read ? { value: { path: imageUrl.trim(), alt: read.value || undefined } } : read;
});

export const pictures = list(" of pictures", picture, mostEntries);

/** Texts for the pictures of `images`, joined with `|`; an empty one has none. */
export const alts = z.pipe(
  text(20_000),
  z.transform((all) => allPartsOf(all).map((alt) => alt || undefined)),
);
