import { createHash } from "node:crypto";
import type { Finding } from "@precise/contract/shop/light/lighting";
import { chandeliersCategoryId } from "@precise/contract/wire/category-ids";
import { type ArticleAttributes, baseOption, factsOfArticle } from "@precise/lighting/article-facts";
import { type FitLine, type FitPlace, findings } from "@precise/lighting/fits-together";
import type { SellableProduct } from "#api/modules/catalogue/products-for-cart.ts";

/** Pieces of an article that are looked at with others. */
interface FitArticle {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly attributes: ArticleAttributes;
  readonly categoryIds: readonly number[];
  /** Where it goes; articles without a place are looked at together. */
  readonly placeId?: string | undefined;
}

/** A line of a cart or order, whose place nobody knows. */
export function fitArticle(line: {
  readonly product: Pick<SellableProduct, "sku" | "name" | "attributes" | "categoryIds">;
  readonly quantity: number;
}): FitArticle {
  const { sku, name, attributes, categoryIds } = line.product;
  return { sku, name, attributes, categoryIds, quantity: line.quantity };
}

/**
 * What of these articles does not fit together, the gravest first.
 * @param isElectricalAdviceOn otherwise nothing is said about electrical safety
 * @source design "Lighting", design D35
 */
export function fitFindings(
  articles: readonly FitArticle[],
  isElectricalAdviceOn: boolean,
  places: readonly FitPlace[] = [],
): Finding[] {
  const lines = articles.map(
    ({ name, quantity, attributes, categoryIds, placeId }, index): FitLine => ({
      ...factsOfArticle(attributes),
      // What stands among the chandeliers is one, whatever else it says of itself.
      ...(categoryIds.includes(chandeliersCategoryId) ? { isChandelier: true } : {}),
      id: String(index),
      name,
      quantity,
      placeId,
    }),
  );
  return findings(lines, places, { isElectricalAdviceOn }).map(
    ({ rule, severity, lines: ids, text, fix, base }) => {
      const skus = [...new Set(ids.flatMap((id) => articles[Number(id)]?.sku ?? []))];
      return {
        id: findingId(rule, skus, text),
        rule,
        severity,
        skus,
        text,
        ...(fix === undefined ? {} : { fix }),
        ...(base === undefined ? {} : { lamp_base: baseOption(base) }),
      };
    },
  );
}

/** As long as an id on the wire may be. */
const longestId = 200;

/** The same while rule, articles and text are: `1:PRB60927+PR-CH-CAL6-BB:5d41402a`. */
function findingId(rule: number, skus: readonly string[], text: string): string {
  const sorted = skus.toSorted().join("+");
  const hash = createHash("sha256").update(sorted).update("\0").update(text).digest("hex").slice(0, 12);
  const room = longestId - `${rule}::${hash}`.length;
  return `${rule}:${sorted.slice(0, room)}:${hash}`;
}
