import type { searchProducts } from "@precise/contract/shop/catalogue";
import type { DataOf, ParsedBodyOf } from "@precise/contract/wire/route";
import type { Sql } from "#api/platform/database/port.ts";
import type { Reply } from "#api/platform/http/reply.ts";
import type { ItemCache } from "../listing/load-items.ts";
import { pageReply } from "../listing/page-reply.ts";
import { productPage } from "../listing/product-page.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { findMatches } from "./find-matches.ts";
import { rankMatches } from "./rank-matches.ts";

/** An answer, and all that was found for it, best first. Sold-out products stand after their equals. */
export interface Found<Data> {
  readonly reply: Reply<Data>;
  readonly ranked: Uint32Array;
}

/** A page of what a text finds, with facets. Text without a letter or digit finds nothing. */
export async function search(
  sql: Sql,
  index: CatalogueIndex,
  cache: ItemCache,
  query: ParsedBodyOf<typeof searchProducts>,
): Promise<Found<DataOf<typeof searchProducts>>> {
  const matches = await findMatches(sql, query.name, index);
  const ranked = rankMatches(matches, index);
  const page = productPage(ranked, query, index);
  return { reply: await pageReply(sql, index, cache, page, matches.suggestion), ranked };
}
