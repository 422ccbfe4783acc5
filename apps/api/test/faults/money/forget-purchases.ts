import type { MoneyWorld } from "./purchase-player.ts";

/** Emptying tables takes as long as half a sequence. */
const sequencesKept = 25;

/**
 * Forgets what was bought and paid, here and at the payment service, for else each sequence would look again at the payments of
 * all before it. Between two times that the tables are emptied, what is in them is only put to rest.
 * @param pieces on the shelf then
 * @returns forgets before a sequence
 */
export function forgetter({ db, shop }: MoneyWorld, pieces: number): () => Promise<void> {
  let sequences = 0;
  return async () => {
    const gone = await fetch(`${shop.url()}/control/transactions`, { method: "DELETE" });
    if (!gone.ok) throw new Error(`the stand-in answered ${gone.status}`);
    if (sequences % sequencesKept === 0) await empty();
    else await putToRest();
    sequences += 1;
  };

  function empty(): Promise<void> {
    return db.transaction(async (tx) => {
      await tx.query("truncate shop_order, payment_receipt, payment_event, mail_outbox, cart cascade");
      await tx.query("update product set stock_qty = $1", [pieces]);
    });
  }

  /** Nothing of it is due, nor looked for as taken back since. */
  function putToRest(): Promise<void> {
    return db.transaction(async (tx) => {
      await tx.query(
        "update payment_attempt set next_check_at = null, ended_at = ended_at - interval '60 days' where next_check_at is not null",
      );
      await tx.query("update payment_refund set next_check_at = null where next_check_at is not null");
      await tx.query("update payment_event set next_try_at = null where next_try_at is not null");
    });
  }
}
