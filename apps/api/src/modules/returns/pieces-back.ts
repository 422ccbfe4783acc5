/** Pieces of an order's article that came back and whose money went back too. In the statement `o` is the order, `line` its line. */
export const piecesBackColumn = `coalesce((select sum(got.quantity) from return_claim claim
  join return_receipt got on got.claim_id = claim.id
  where claim.order_id = o.id and claim.state = 'refunded' and got.sku = line.sku), 0)`;
