import type { CatalogueAnswers } from "#api/modules/catalogue/catalogue-answers.ts";
import type { CatalogueIndex } from "#api/modules/catalogue/memory/catalogue-index.ts";
import type { ShopTerms } from "#api/modules/company/shop-terms.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { PriceListVersion } from "../client-session-rows.ts";
import { readPriceList } from "../prices/price-lists.ts";
import { loadTradeBase, type TradeBase } from "./trade-base.ts";
import { type TradeBook, tradeBook } from "./trade-book.ts";

/** The trade catalogue at a list's prices. @source design D17 */
export type BookOf = (list: PriceListVersion) => Promise<TradeBook>;

interface KeptBook {
  readonly vatPerThousand: number;
  readonly revision: number;
  readonly book: Promise<TradeBook>;
}

/** Of one reading of the catalogue. */
interface Kept {
  readonly base: Promise<TradeBase>;
  readonly books: Map<string, KeptBook>;
}

/**
 * Trade prices in memory, apart from everything that answers shoppers: made when a trade client first asks, dropped when
 * the catalogue changes, and made again when the list or the rate of VAT does. A session knows its list's revision, so that no change of a
 * price waits for anything.
 */
export function tradeCatalogue(
  sql: Sql,
  answers: Pick<CatalogueAnswers, "index">,
  content: Pick<ShopTerms, "vatPerThousand">,
): BookOf {
  // By the catalogue: what is kept of one that was replaced goes with it, before the next trade client asks.
  const keptOf = new WeakMap<CatalogueIndex, Kept>();

  function keptNow(): Kept {
    const now = answers.index();
    const known = keptOf.get(now);
    if (known !== undefined) return known;
    const kept = { base: loadTradeBase(sql, now), books: new Map<string, KeptBook>() };
    keptOf.set(now, kept);
    // A reading that failed is not kept.
    kept.base.catch(() => keptOf.delete(now));
    return kept;
  }

  return ({ code, revision }) => {
    const { base, books } = keptNow();
    const kept = books.get(code);
    const { vatPerThousand } = content;
    if (kept?.revision === revision && kept.vatPerThousand === vatPerThousand) return kept.book;
    const book = Promise.all([base, readPriceList(sql, code, null)]).then(([loaded, list]) =>
      // The rate that it is kept under, though the database may be a moment ahead.
      tradeBook(loaded, { ...list, vatPerThousand }),
    );
    books.set(code, { revision, vatPerThousand, book });
    book.catch(() => {
      if (books.get(code)?.book === book) books.delete(code);
    });
    return book;
  };
}
