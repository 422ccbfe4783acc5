import type { searchProducts } from "@precise/contract/catalogue-calls";
import type { DataOf, ParsedBodyOf } from "@precise/contract/route";
import type { Sql } from "../../database/port.ts";
import type { Reply } from "../../http/reply.ts";
import type { ItemCache } from "../listing/load-items.ts";
import { pageReply } from "../listing/page-reply.ts";
import { productPage } from "../listing/product-page.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { findMatches } from "./find-matches.ts";
import { rankMatches } from "./rank-matches.ts";

/** A page of what a text finds, with facets. Text without a letter or digit finds nothing. */
export async function search(
  sql: Sql,
  index: CatalogueIndex,
  cache: ItemCache,
  asked: ParsedBodyOf<typeof searchProducts>,
): Promise<Reply<DataOf<typeof searchProducts>>> {
  const matches = await findMatches(sql, asked.name);
  const page = productPage(rankMatches(matches, index), asked, index);
  return pageReply(sql, index, cache, page, matches.suggestion);
}
