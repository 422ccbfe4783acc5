/** What the questions are made of: a product of a generated catalogue. */
export interface NamedProduct {
  readonly sku: string;
  /** "Kaluna Ring Wall Light 1200 mm, Brushed Brass" */
  readonly name: string;
  readonly stock_qty?: number;
}

interface Parts {
  readonly series: string;
  readonly shape: string;
  readonly noun: string;
  readonly size: string;
  readonly finish: string;
  readonly sku: string;
}

/**
 * What shoppers type, in equal shares: names in any order, what very many products have, an article number's end, and a
 * typing error in every eighth.
 */
const ways: readonly ((parts: Parts) => string)[] = [
  ({ noun, series, finish }) => `${noun} ${series} ${finish}`,
  ({ series, size, finish }) => `${series} ${size} mm ${finish}`,
  ({ finish, noun, size }) => `${finish} ${noun} ${size}`,
  ({ shape, series, finish }) => `${shape} ${series} ${finish}`,
  ({ sku }) => sku.slice(4),
  ({ finish, series }) => `${finish} ${series}`,
  ({ series, noun, finish }) => `${mistyped(series)} ${noun} ${finish}`,
  ({ finish, shape, series, size }) => `${finish} ${shape} ${series} ${size}`,
];

/**
 * Questions about these products, each different from all others.
 * @throws Error when the products do not differ enough for so many
 */
export function searchTexts(products: readonly NamedProduct[], count: number): string[] {
  return distinct(products, count, (parts, at) => ways[at % ways.length]?.(parts) ?? "");
}

/** The same while it is being typed: beginnings from three letters on. */
export function suggestTexts(products: readonly NamedProduct[], count: number): string[] {
  return distinct(products, count, (parts, at) => {
    const whole = ways[at % 4]?.(parts) ?? "";
    return whole.slice(0, 3 + (at % (whole.length - 2)));
  });
}

/** @throws Error naming what two products have alike */
export function requireDistinct(
  products: readonly (NamedProduct & { readonly attributes?: unknown })[],
): void {
  for (const what of ["sku", "name", "attributes"] as const) {
    const different = new Set(products.map((product) => JSON.stringify(product[what])));
    if (different.size < products.length)
      throw new Error(`${products.length} products have only ${different.size} different values of ${what}`);
  }
}

function distinct(
  products: readonly NamedProduct[],
  count: number,
  ask: (parts: Parts, at: number) => string,
): string[] {
  const texts = new Set<string>();
  // Some meet a text that was made before; those are passed over.
  for (let at = 0; texts.size < count && at < count * 4; at += 1) {
    // A step that shares no factor with the count reaches every product before any comes again.
    const product = products[(Math.floor(at / ways.length) * 7919) % products.length];
    if (product) texts.add(ask(partsOf(product), at));
  }
  if (texts.size < count) throw new Error(`${products.length} products give only ${texts.size} questions`);
  return [...texts];
}

function partsOf({ sku, name }: NamedProduct): Parts {
  const [, series = "", shape = "", noun = "", size = "", finish = ""] =
    /^(\S+) (\S+) (.+) (\d+) mm, (.+)$/.exec(name) ?? [];
  return { series, shape, noun, size, finish, sku };
}

/** Without its third letter. */
function mistyped(word: string): string {
  return word.slice(0, 2) + word.slice(3);
}
