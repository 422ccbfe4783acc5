import type { ProductItem } from "@precise/contract/shop/product";

/** How to look after what was bought. */
export interface CareNotes {
  readonly notes: readonly string[];
  /** Names of guides. */
  readonly guides: readonly string[];
}

/**
 * The sentences for the materials of what was bought; null where none of them has one.
 * @param texts content/care.yaml
 */
export function careNotes(
  bought: readonly Pick<ProductItem, "attributes">[],
  texts: {
    readonly always: string;
    readonly materials: Readonly<Record<string, string>>;
    readonly guides: Readonly<Record<string, string>>;
  },
): CareNotes | null {
  const known = (code: string, words: Readonly<Record<string, string>>) => {
    const values = new Set(bought.map(({ attributes }) => String(attributes[code])));
    return [...values].flatMap((value) => (Object.hasOwn(words, value) && words[value]) || []);
  };
  const notes = known("material", texts.materials);
  if (notes.length === 0) return null;
  return { notes: [texts.always, ...notes], guides: known("article_kind", texts.guides) };
}
