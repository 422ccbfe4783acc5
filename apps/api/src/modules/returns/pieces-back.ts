/**
 * SQL: pieces by order and article that came back and whose money went back too.
 * @param articles which ones, by their number `got.sku`
 */
export const piecesBackOf = (articles: string) => `select claim.order_id, got.sku, sum(got.quantity) as pieces
  from return_receipt got join return_claim claim on claim.id = got.claim_id
  where claim.state = 'refunded' and ${articles} group by claim.order_id, got.sku`;

/** SQL: the same where nothing that came back counts. */
export const noPiecesBack =
  "select null::bigint as order_id, null::text as sku, null::bigint as pieces where false";
