import type { clientCartCalls } from "@precise/contract/trade/cart";
import type { NamedLine } from "#api/modules/cart/cart-line.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer } from "#api/platform/http/reply.ts";
import { withClientSession } from "../with-client-session.ts";
import { changeClientCart } from "./change-client-cart.ts";
import { emptyClientCart, lockClientCart, readClientLines } from "./client-cart-rows.ts";
import { clientCartView, priceClientLines } from "./client-cart-view.ts";
import type { ClientWish } from "./target-rows.ts";

/** The calls of a trade client's own cart. */
export function clientCartHandlers(db: Database): Answers<typeof clientCartCalls> {
  return {
    getClientCart: withClientSession(async (_call, { personId, priceList }) => {
      const lines = await readClientLines(db, personId);
      return answer({ cart: clientCartView(await priceClientLines(db, priceList.code, lines)) });
    }),
    addToClientCart: {
      limit: "cartWrites",
      handle: withClientSession(async ({ body }, client) =>
        changeClientCart(db, client, wishes("add", body.items)),
      ),
    },
    updateClientCart: {
      limit: "cartWrites",
      handle: withClientSession(async ({ body }, client) =>
        changeClientCart(db, client, wishes("set", body.items)),
      ),
    },
    removeFromClientCart: {
      limit: "cartWrites",
      handle: withClientSession(async ({ body }, client) =>
        changeClientCart(db, client, [{ kind: "set", index: 0, ...body, quantity: 0, field: "sku" }]),
      ),
    },
    clearClientCart: {
      limit: "cartWrites",
      handle: withClientSession(async (_call, { personId }) => {
        await db.transaction(async (tx) => {
          await lockClientCart(tx, personId);
          await emptyClientCart(tx, personId);
        });
        return answer({ cart: clientCartView({ priced: [], notices: [] }) });
      }),
    },
  };
}

function wishes(
  kind: ClientWish["kind"],
  items: readonly (NamedLine & { readonly quantity: number; readonly side_mark?: string | undefined })[],
): ClientWish[] {
  return items.map(({ side_mark: sideMark, ...item }, index) => ({
    kind,
    index,
    sideMark,
    field: `items.${index}.sku`,
    ...item,
  }));
}
