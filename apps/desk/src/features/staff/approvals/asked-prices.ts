import { dictionary } from "@precise/cart-core/dictionary";
import { nairaText } from "@precise/cart-core/money";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import * as z from "zod/mini";
import { endText } from "#desk/parts/period-words.ts";

/** How the two acts on prices are said. */
export const priceActs: Readonly<Record<string, string>> = dictionary({
  "prices.change": "Change prices",
  "prices.sale": "Start a sale",
});

/** The input of both, as far as an approver reads it. */
const schema = z.object({
  skus: z.optional(z.array(z.string())),
  edits: z.optional(z.array(z.looseObject({ sku: z.string() }))),
  field: z.optional(z.string()),
  percent: z.optional(z.number()),
  add: z.optional(z.number()),
  set: z.optional(z.nullable(z.number())),
  effectiveAt: z.optional(z.string()),
  startsAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
  beyondLimit: z.optional(z.number()),
});
const mostNamed = 5;

/** What is asked about prices, in words; undefined for other acts. */
export function askedPrices(command: string, input: object): string | undefined {
  const read = priceActs[command] === undefined ? undefined : z.safeParse(schema, input);
  if (!read?.success) return undefined;
  const { skus, edits, field, percent, add, set, effectiveAt, startsAt, endsAt, beyondLimit } = read.data;
  const isSale = command === "prices.sale";
  const name = isSale ? "Off the price" : (field ?? "price").replaceAll("_", " ");
  return [
    percent === undefined ? undefined : `${name}: ${isSale || percent < 0 ? "−" : "+"}${Math.abs(percent)} %`,
    add === undefined ? undefined : `${name}: ${add < 0 ? "−" : "+"}${nairaText(Math.abs(add))}`,
    set === undefined ? undefined : `${name}: ${set === null ? "taken away" : nairaText(set)}`,
    ...(edits ?? []).slice(0, mostNamed).map(editText),
    edits === undefined || edits.length <= mostNamed ? undefined : `and ${edits.length - mostNamed} more`,
    skus === undefined ? undefined : productsText(skus),
    beyondLimit === undefined ? undefined : `${beyondLimit} beyond ±15 %`,
    (startsAt ?? effectiveAt) === undefined
      ? undefined
      : `from ${shortDayAndTime(startsAt ?? effectiveAt ?? "")}`,
    endsAt === undefined ? undefined : `to ${endText(endsAt)}`,
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
}

function productsText(skus: readonly string[]): string {
  const named = skus.slice(0, mostNamed).join(", ");
  return skus.length <= mostNamed ? named : `${named} and ${skus.length - mostNamed} more`;
}

function editText({ sku, ...prices }: { readonly sku: string }): string {
  const parts = Object.entries(prices).map(
    ([field, amount]) =>
      `${field.replaceAll("_", " ")} ${typeof amount === "number" ? nairaText(amount) : "none"}`,
  );
  return `${sku}: ${parts.join(", ")}`;
}
