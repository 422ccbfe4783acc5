import { maxLinesPerCart, maxQuantityPerLine } from "./limits.ts";

/** Pieces of one product. */
export interface SharedLine {
  readonly sku: string;
  readonly quantity: number;
}

/** What a link holds: lines that could be read, and the texts of those that could not. */
export interface SharedLines {
  readonly lines: readonly SharedLine[];
  readonly unreadable: readonly string[];
}

const longestText = 80;
const mostUnreadable = 10;

/** The page of the shop that shows a shared cart to anyone who opens its link. */
export const sharedCartPage = "/shared-cart";

/** Name of the query's and the form's field that holds one line: `2*PR-CH-ADN60-BB`. */
export const sharedLineField = "line";

const link = new RegExp(`${sharedCartPage}\\?([^\\s<>"]+)`, "g");
/** What a sentence puts behind a link. */
const afterLink = /[.,;:!?)\]}'’”]+$/;

/**
 * The links of shared carts in a text, such as a message, each as what is behind its question mark: `line=2*LAMP&line=1*BULB`.
 * Such a query alone is a link too.
 */
export function cartLinksIn(text: string): readonly string[] {
  const whole = text.trim();
  const found = /^[^\s?/]*\bline=\S+$/.test(whole)
    ? [whole]
    : [...text.matchAll(link)].flatMap(([, query]) => query ?? []);
  const queries = found.map((query) => query.replace(afterLink, ""));
  return [...new Set(queries)].filter((query) => linesOfCartLink(query).lines.length > 0);
}

/** The lines of one link. @param query what is behind its question mark, as `cartLinksIn` finds it */
export function linesOfCartLink(query: string): SharedLines {
  const field = `${sharedLineField}=`;
  const texts = query.split("&").filter((pair) => pair.startsWith(field));
  return readSharedLines(texts.map((pair) => decoded(pair.slice(field.length))));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    // Cut off within a character: it is read as it stands.
    return text;
  }
}

/**
 * The lines of a link. Anyone may write one: no more lines than a cart holds are read, pieces of the same product are
 * added up, and what is no line is named.
 */
export function readSharedLines(texts: readonly string[]): SharedLines {
  const piecesBySku = new Map<string, number>();
  const unreadable: string[] = [];
  for (const text of texts.slice(0, maxLinesPerCart)) {
    const line = /^(\d{1,4})\*([^\s\p{C}]{1,64})$/u.exec(text);
    const [quantity, sku] = [Number(line?.[1]), line?.[2]];
    if (sku === undefined || quantity < 1 || quantity > maxQuantityPerLine) {
      unreadable.push(Array.from(text).slice(0, longestText).join(""));
      continue;
    }
    piecesBySku.set(sku, Math.min((piecesBySku.get(sku) ?? 0) + quantity, maxQuantityPerLine));
  }
  return {
    lines: [...piecesBySku].map(([sku, quantity]) => ({ sku, quantity })),
    unreadable: unreadable.slice(0, mostUnreadable),
  };
}
