import { longestProductSegment } from "../wire/product-url.ts";
import { openPages } from "./open-pages.ts";

/** Pages of the shop that a line may lead to, besides categories, products and searches; the shop's own test holds it complete. */
export const promoPages: readonly string[] = [
  ...openPages,
  "/inspiration/bulb-caps",
  "/inspiration/coastal-outdoor-lights",
  "/inspiration/colour-temperature",
  "/inspiration/dimming-led",
  "/inspiration/inverter-and-solar",
  "/inspiration/lumens-per-room",
];

/** Where a line leads to; what is there of categories and products only the API knows. */
export type PromoTarget =
  | { readonly kind: "page" | "elsewhere" }
  | { readonly kind: "category"; readonly id: number; readonly urlKey: string }
  | { readonly kind: "product"; readonly segment: string };

/** @returns undefined for what is no address of this shop and no https address */
export function promoTarget(href: string): PromoTarget | undefined {
  if (/^https:\/\//i.test(href)) return isSafeElsewhere(href) ? { kind: "elsewhere" } : undefined;
  const [path = ""] = href.split(/[?#]/);
  if (promoPages.includes(path)) return { kind: "page" };
  const [, id, urlKey = ""] = /^\/products\/([1-9]\d{0,8})\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (id !== undefined) return { kind: "category", id: Number(id), urlKey };
  const [, segment] = /^\/product\/([^/\\]+)$/.exec(path) ?? [];
  if (segment !== undefined && segment.length <= longestProductSegment) return { kind: "product", segment };
  return isSearch(path) ? { kind: "page" } : undefined;
}

/** Whether a path is that of a search: its words are one part, written as addresses write them. */
export function isSearch(path: string): boolean {
  const [, words] = /^\/search\/([^/\\]+)$/.exec(path) ?? [];
  if (words === undefined || /^\.{1,2}$/.test(words)) return false;
  try {
    return decodeURIComponent(words).trim() !== "";
  } catch {
    // A percent sign that begins no letter: no server reads such an address.
    return false;
  }
}

/** Whether an address leads out of the shop, without a password that others would read, and to a host that can be one of the internet's. */
export function isSafeElsewhere(href: string): boolean {
  if (!/^https:\/\//i.test(href) || !URL.canParse(href)) return false;
  const { hostname, username, password } = new URL(href);
  return username === "" && password === "" && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(hostname);
}

/** Parts of the letter height that signs of the face of texts take at most. */
const narrow = /[ .,:;'!|iljI()[\]-]/u;
const wide = /[mwMW@%&—]/u;
const plain = /[a-z0-9?"/+*=_’‘“”₦–]/u;
const picture = /\p{Extended_Pictographic}/u;
/** Signs that fill a square. */
const square =
  /[\u1100-\u115f\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff01-\uff60\u{20000}-\u{3ffff}]/u;
/** A line's room between the promise and the button that pauses, on a phone of 320 px, in letter heights. @source decision 107 */
export const roomOnPhones = 17.5;

/** How wide a text is, in letter heights: never less than it is drawn with. */
export function promoWidth(text: string): number {
  const widthOf = (sign: string) =>
    picture.test(sign)
      ? 1.4
      : square.test(sign)
        ? 1
        : narrow.test(sign)
          ? 0.34
          : wide.test(sign)
            ? 0.96
            : plain.test(sign)
              ? 0.6
              : 0.74;
  return [...text].reduce((sum, sign) => sum + widthOf(sign), 0);
}
