import type { CatalogueAnswers } from "#api/modules/catalogue/catalogue-answers.ts";
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
  let base: Promise<TradeBase> | undefined;
  let of = answers.index();
  let books = new Map<string, KeptBook>();

  function baseNow(): Promise<TradeBase> {
    const now = answers.index();
    if (base === undefined || of !== now) {
      of = now;
      books = new Map();
      base = loadTradeBase(sql, now);
      // A reading that failed is not kept.
      base.catch(() => {
        if (of === now) base = undefined;
      });
    }
    return base;
  }

  return ({ code, revision }) => {
    const loading = baseNow();
    const kept = books.get(code);
    const { vatPerThousand } = content;
    if (kept?.revision === revision && kept.vatPerThousand === vatPerThousand) return kept.book;
    const ofNow = books;
    const book = Promise.all([loading, readPriceList(sql, code, null)]).then(([loaded, list]) =>
      // The rate that it is kept under, though the database may be a moment ahead.
      tradeBook(loaded, { ...list, vatPerThousand }),
    );
    ofNow.set(code, { revision, vatPerThousand, book });
    book.catch(() => {
      if (ofNow.get(code)?.book === book) ofNow.delete(code);
    });
    return book;
  };
}
