import { parseJson } from "@precise/cart-core/json";
/** What is kept of a product that was looked at: enough to show it, nothing that grows wrong, such as a price. */
export interface ViewedProduct {
  readonly sku: string;
  readonly name: string;
  /** Site path of its page. */
  readonly href: string;
  /** Addresses of its picture, as an image element takes them. */
  readonly srcSet: string;
  /** The same of its twin by night. */
  readonly night?: string;
}

/** The newest only: more than a row is a history. */
const most = 7;

/**
 * The kept list, newest first. Storage can be edited by anyone: whatever is not exactly such a list is an empty one. Checked by hand,
 * for every product's page carries this.
 */
export function decodeViewed(text: string | null): readonly ViewedProduct[] {
  const list = parseJson(text);
  return Array.isArray(list) && list.every(isViewed) ? list.slice(0, most) : [];
}

/** The list with a product looked at just now: each product once. */
export function withViewed(list: readonly ViewedProduct[], product: ViewedProduct): readonly ViewedProduct[] {
  return [product, ...list.filter(({ sku }) => sku !== product.sku)].slice(0, most);
}

function isViewed(value: unknown): value is ViewedProduct {
  if (typeof value !== "object" || value === null) return false;
  const { sku, name, href, srcSet, night = "" } = value as Record<string, unknown>;
  const isPath = typeof href === "string" && /^\/product\/[^/]/.test(href);
  return isPath && [sku, name, srcSet, night].every((text) => typeof text === "string");
}
