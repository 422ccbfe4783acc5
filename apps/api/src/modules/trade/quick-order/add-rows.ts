import type { ClientCart } from "@precise/contract/trade/cart";
import type { QuickOrderCheck } from "@precise/contract/trade/quick-order";
import type { Database } from "#api/platform/database/port.ts";
import { answer, type Reply } from "#api/platform/http/reply.ts";
import { clientScope, findAnswer, keepAnswer, keyReused, orderKey } from "#api/platform/once/order-keys.ts";
import { lockClientCart, readClientLines, saveClientLines } from "../cart/client-cart-rows.ts";
import { clientCartView, priceClientLines } from "../cart/client-cart-view.ts";
import type { ClientSession } from "../client-session-rows.ts";
import type { LookedUpRow } from "./look-up-rows.ts";
import { settleRows } from "./settle-rows.ts";

type Added = QuickOrderCheck & { readonly cart: ClientCart };

/**
 * Adds rows to the cart, each as far as it goes, in one transaction under the cart's lock. The same key and body add
 * once; a repeat is answered with what became of the rows then, and the cart of now.
 * @param body what was sent, to distinguish a repeat from another request
 */
export async function addRows(
  db: Database,
  { personId, priceList }: ClientSession,
  input: { readonly rows: readonly LookedUpRow[]; readonly key: string; readonly body: object },
): Promise<Reply<Added>> {
  return db.transaction(async (tx) => {
    await lockClientCart(tx, personId);
    const attempt = orderKey(clientScope(personId, "add"), input.key, input.body);
    const before = await findAnswer<QuickOrderCheck>(tx, attempt);
    if (before === "reused") return keyReused();
    const cart = await readClientLines(tx, personId);
    if (before === undefined) {
      const settled = await settleRows(tx, { priceListCode: priceList.code, rows: input.rows, cart });
      await saveClientLines(tx, personId, settled.change);
      await keepAnswer(tx, attempt, { rows: settled.rows, summary: settled.summary });
      return answered(settled);
    }
    return answered(before);

    async function answered({ rows, summary }: QuickOrderCheck) {
      const lines = await readClientLines(tx, personId);
      const now = clientCartView(await priceClientLines(tx, priceList.code, lines));
      return answer({ rows, summary, cart: now });
    }
  });
}
