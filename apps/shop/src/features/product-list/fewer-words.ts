import { type ApiClient, call } from "@precise/api-client/client";
import { searchProducts } from "@precise/contract/shop/catalogue";

/** A search with fewer words, and how many products it finds. */
export interface FewerWords {
  readonly term: string;
  readonly count: number;
}

/** More would be a page of guesses, and each costs a search. */
const mostSearches = 6;

/**
 * Searches that leave words out: each without one word, then each word alone; only those that find something as they are
 * written.
 * @param shown what is shown already in the place of the whole; not offered again
 */
export async function findFewerWords(
  api: ApiClient,
  term: string,
  shown: string | undefined,
): Promise<FewerWords[]> {
  const found = await Promise.all(
    fewerWordsOf(term)
      .filter((one) => one.toLowerCase() !== shown?.toLowerCase())
      .slice(0, mostSearches)
      .map(async (one): Promise<FewerWords | null> => {
        const result = await call(api, searchProducts, { body: { name: one, group: "family", pageSize: 1 } });
        if (!result.ok || result.value.suggestion !== undefined) return null;
        return { term: one, count: result.value.total_count };
      }),
  );
  return found.flatMap((one) => (one !== null && one.count > 0 ? [one] : []));
}

/** `"brass ring fan"` gives "ring fan", "brass fan", "brass ring", "brass", "ring", "fan". */
export function fewerWordsOf(term: string): string[] {
  const words = [...new Set(term.split(" "))];
  if (words.length < 2) return [];
  const withoutOne = words.map((_, left) => words.filter((_word, place) => place !== left).join(" "));
  return [...new Set([...withoutOne, ...words.filter((word) => word.length > 2)])];
}
