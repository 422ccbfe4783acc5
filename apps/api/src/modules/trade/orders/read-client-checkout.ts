import { availableOnAccount } from "@precise/cart-core/account-limit";
import { deliveryDays } from "@precise/cart-core/delivery-days";
import type { DeliveryTier } from "@precise/cart-core/delivery-fee";
import { wireAmount } from "@precise/cart-core/money";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import type { getClientCheckout } from "@precise/contract/trade/checkout";
import type { DataOf } from "@precise/contract/wire/route";
import type { Sql } from "#api/platform/database/port.ts";
import { readClientLines } from "../cart/client-cart-rows.ts";
import { clientCartView, priceClientLines } from "../cart/client-cart-view.ts";
import type { ClientSession } from "../client-session-rows.ts";
import { accountRefusal } from "./account-refusal.ts";
import { clientPrices, clientSums } from "./client-sums.ts";
import { readCompanyStanding } from "./company-standing.ts";

type Checkout = DataOf<typeof getClientCheckout>;
const mostSites = 5;

/** What a trade checkout shows, for the person's cart as it is now. */
export async function readClientCheckout(
  sql: Sql,
  { personId, companyId, priceList }: ClientSession,
  isOnline: boolean,
  tiers: readonly DeliveryTier[],
): Promise<Checkout> {
  const cart = await priceClientLines(sql, priceList.code, await readClientLines(sql, personId));
  const { priced, notices } = cart;
  const { items, prices: of } = clientCartView(cart);
  const sums = clientSums(priced, tiers);
  const standing = await readCompanyStanding(sql, companyId);
  const account = {
    limit: wireAmount(standing.limit),
    used: wireAmount(standing.used),
    available: wireAmount(availableOnAccount(standing)),
    terms_days: standing.termsDays,
  };
  const reason = accountRefusal(standing, sums.totals.payable);
  return {
    total_quantity: sums.totals.totalQuantity,
    items,
    goods: of.goods,
    prices: clientPrices(sums),
    obstacles:
      priced.length === 0
        ? ["Your cart is empty."]
        : notices
            .filter(({ kind }) => kind === "out_of_stock" || kind === "stock_short")
            .map(({ message }) => message),
    payment_methods: [
      { method: "bank_transfer", is_offered: true },
      // Its sum must be known; then it is offered, or not spoken of.
      ...(isOnline && sums.totals.deliveryFee !== null
        ? [{ method: "paystack", is_offered: true } as const]
        : []),
      { method: "on_account", is_offered: reason === undefined, ...(reason && { reason }), account },
    ],
    delivery_dates: copyOf(deliveryDays(lagosDay(new Date()))),
    company: standing.company,
    known_sites: await readKnownSites(sql, personId),
  };
}

function copyOf({ first, last, closed }: ReturnType<typeof deliveryDays>): Checkout["delivery_dates"] {
  return { first, last, closed: [...closed] };
}

/** Sites of a person's earlier orders, each once, the newest first. */
async function readKnownSites(sql: Sql, personId: string): Promise<Checkout["known_sites"]> {
  return sql.query<Checkout["known_sites"][number]>(
    `select address, site_contact as contact from shop_order
     where client_person_id = $1 group by address, site_contact order by max(placed_at) desc limit ${mostSites}`,
    [personId],
  );
}
