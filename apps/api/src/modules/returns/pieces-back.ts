/** Pieces by order and article that came back and whose money went back too. */
export const piecesBack = `select claim.order_id, got.sku, sum(got.quantity) as pieces
  from return_claim claim join return_receipt got on got.claim_id = claim.id
  where claim.state = 'refunded' group by claim.order_id, got.sku`;

/** The same where nothing that came back counts. */
export const noPiecesBack =
  "select null::bigint as order_id, null::text as sku, null::bigint as pieces where false";
