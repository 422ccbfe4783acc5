import type { FamilyFinish, ProductItem } from "@precise/contract/shop/product";
import { productPath } from "@precise/contract/wire/product-url";

/**
 * The name without the finish that ends it: the finish has a line of its own on the card, and on a phone the name would be
 * cut just where two cards differ.
 */
export function nameOnCard({ name, finishes }: Pick<ProductItem, "name" | "finishes">): {
  name: string;
  isNamedWithFinish?: true;
} {
  const ending = finishes[0] ? `, ${finishes[0].label}` : "";
  return ending !== "" && name.endsWith(ending) && name.length > ending.length
    ? { name: name.slice(0, -ending.length), isNamedWithFinish: true }
    : { name };
}

/**
 * The name, without its finish, of the article that a family has in a finish. The wire does not say it, but its address is
 * made of it: another size has another name.
 * @param own name of the card's article, without its finish
 * @param family the family's name, which is said where the article's is not known
 */
export function nameOfFinish(
  finish: Pick<FamilyFinish, "label"> & {
    readonly sku: string;
    readonly urlPath: string;
    readonly alt: string | undefined;
  },
  own: string,
  family: string | undefined,
): string {
  const { label, sku, urlPath, alt = "" } = finish;
  const told = alt.slice(0, Math.max(0, alt.indexOf(`, ${label}`)));
  const isNamed = (name: string) => productPath({ name: `${name}, ${label}`, sku }) === urlPath;
  return [own, told].find((name) => name !== "" && isNamed(name)) ?? family ?? own;
}
