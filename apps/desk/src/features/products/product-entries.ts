import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import type { DeskProduct, ProductInput } from "@precise/contract/desk/products/product-shapes";
import type { MediaEntry } from "@precise/contract/shop/product";
import * as z from "zod/mini";
import { readAmount } from "#desk/forms/entry-schemas.ts";
import { type AttributeEntry, attributeEntry, attributeValues, isNumberEntry } from "./attribute-entries.ts";

/** What the form holds, by the names of the call's fields; amounts and numbers as they are typed. */
export type ProductEntries = {
  sku: string;
  name: string;
  short_description: string;
  description: string;
  price: string;
  special_price: string;
  trade_price: string;
  cost_price: string;
  quantity_breaks: { from: string; trade_price: string }[];
  lead_time_days: string;
  category_ids: number[];
  room_ids: number[];
  variant_group: string;
  size_label: string;
  client_visible: boolean;
  attributes: Record<string, AttributeEntry>;
  media_gallery: MediaEntry[];
  /** A line each. */
  box_contents: string;
  related_skus: string[];
};

/** What only Prices changes once a product has been on sale. */
const priceNames = ["price", "special_price", "trade_price", "cost_price"] as const;

const amountText = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? "" : amount.toLocaleString("en", { maximumFractionDigits: 2 });

/** What the form holds of a product, of a draft, or of nothing. */
export function entriesOf(
  sku: string,
  product: Partial<DeskProduct> | ProductInput,
  attributes: readonly DeskAttribute[],
): ProductEntries {
  return {
    sku,
    name: product.name ?? "",
    short_description: product.short_description ?? "",
    description: product.description ?? "",
    price: amountText(product.price),
    special_price: amountText(product.special_price),
    trade_price: amountText(product.trade_price),
    cost_price: amountText(product.cost_price),
    quantity_breaks: (product.quantity_breaks ?? []).map((each) => ({
      from: String(each.from),
      trade_price: amountText(each.trade_price),
    })),
    lead_time_days: String(product.lead_time_days ?? 0),
    category_ids: [...(product.category_ids ?? [])],
    room_ids: [...(product.room_ids ?? [])],
    variant_group: product.variant_group ?? "",
    size_label: product.size_label ?? "",
    client_visible: product.client_visible ?? true,
    attributes: Object.fromEntries(
      attributes.map((attribute) => [
        attribute.code,
        attributeEntry(attribute, product.attributes?.[attribute.code]),
      ]),
    ),
    media_gallery: [...(product.media_gallery ?? [])],
    box_contents: (product.box_contents ?? []).join("\n"),
    related_skus: [...(product.related_skus ?? [])],
  };
}

/** What the entries come to. @param setsPrices false: prices are left as they are */
export function inputOf(
  entries: ProductEntries,
  attributes: readonly DeskAttribute[],
  setsPrices: boolean,
): ProductInput {
  const prices = Object.fromEntries(priceNames.map((name) => [name, readAmount(entries[name])]));
  return {
    ...(setsPrices && prices),
    name: entries.name,
    short_description: entries.short_description,
    description: entries.description,
    quantity_breaks: entries.quantity_breaks.map(({ from, trade_price: price }) => ({
      from: Number(from),
      trade_price: readAmount(price) ?? 0,
    })),
    lead_time_days: Number(entries.lead_time_days || "0"),
    category_ids: entries.category_ids,
    room_ids: entries.room_ids,
    variant_group: entries.variant_group.trim() || null,
    size_label: entries.size_label.trim() || null,
    client_visible: entries.client_visible,
    attributes: attributeValues(attributes, entries.attributes),
    media_gallery: entries.media_gallery,
    box_contents: entries.box_contents.split("\n").filter((line) => line.trim() !== ""),
    related_skus: entries.related_skus,
  };
}

const amountWords = "Enter an amount such as 125,000 or 125,000.50, or nothing.";
const amount = z
  .string()
  .check(z.refine((typed) => typed.trim() === "" || readAmount(typed) !== null, amountWords));

/** Checks only what could not be sent; the rest is the API's, which knows the catalogue. */
export function productSchema(
  attributes: readonly DeskAttribute[],
): z.ZodMiniType<ProductEntries, ProductEntries> {
  const numbers = attributes.filter(({ input_type: type }) => type === "number");
  const isWrong = (entries: ProductEntries["attributes"]) =>
    numbers.filter(({ code }) => !isNumberEntry(entries[code] ?? ""));
  const rows = z.array(
    z.object({
      from: z.string().check(z.regex(/^\s*\d{1,6}\s*$/, "Enter from how many pieces.")),
      trade_price: z.string().check(z.refine((typed) => readAmount(typed) !== null, "Enter an amount.")),
    }),
  );
  const checked = z.looseObject({
    sku: z.string().check(z.trim()),
    price: amount,
    special_price: amount,
    trade_price: amount,
    cost_price: amount,
    quantity_breaks: rows,
    lead_time_days: z.string().check(z.regex(/^\s*\d{0,4}\s*$/, "Enter days, such as 14.")),
    attributes: z.record(z.string(), z.any()).check((payload) => {
      // By the names of attributes, whose entries the form keeps.
      for (const { code } of isWrong(payload.value as ProductEntries["attributes"]))
        payload.issues.push({
          code: "custom",
          path: [code],
          message: "Enter a number such as 9 or 9.5, or nothing.",
          input: payload.value,
        });
    }),
  });
  // Every other field goes through as it is.
  return checked as unknown as z.ZodMiniType<ProductEntries, ProductEntries>;
}

/**
 * What a form holds when someone else saved first: what this person changed is theirs, the rest is as it is now.
 * @param seen what the form began with
 */
export function mergedEntries(
  seen: ProductEntries,
  typed: ProductEntries,
  now: ProductEntries,
): ProductEntries {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const pick = <Fields extends object>(was: Fields, mine: Fields, theirs: Fields): Fields =>
    // The same keys as all three.
    Object.fromEntries(
      Object.entries(theirs).map(([key, value]) => {
        const name = key as keyof Fields;
        return [key, isSame(was[name], mine[name]) ? value : mine[name]];
      }),
    ) as Fields;
  return { ...pick(seen, typed, now), attributes: pick(seen.attributes, typed.attributes, now.attributes) };
}
