import type { Database } from "#api/platform/database/port.ts";
import { queueStockMail } from "./stock-mail.ts";
import { noteMailed, takeDueNotices, waitAgain } from "./stock-notice-rows.ts";

const atOnce = 50;

/**
 * Queues the mail of everybody whose article is back. The mail and the end of the notice are one transaction, so that a
 * replica that dies in between has done neither, and nobody is notified twice. What sold out again, or left the shop, tells nobody.
 */
export async function mailBackInStock(db: Database, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const taken = await db.transaction(async (tx) => {
      const due = await takeDueNotices(tx, atOnce);
      for (const { id, publicId, email, sellable } of due) {
        if (sellable === null) {
          await waitAgain(tx, id);
          continue;
        }
        await queueStockMail(tx, email, { notice: publicId, name: sellable.name, path: sellable.urlPath });
        await noteMailed(tx, id);
      }
      return due.length;
    });
    if (taken < atOnce) return;
  }
}
