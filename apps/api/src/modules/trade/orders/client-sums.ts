import { type DeliveryTier, deliveryFor, feeOf } from "@precise/cart-core/delivery-fee";
import { addKobo, type Kobo, kobo, subtractKobo, wireAmount } from "@precise/cart-core/money";
import type { CartTotals } from "@precise/cart-core/totals";
import { vatIncluded } from "@precise/cart-core/vat";
import type { ClientOrder } from "@precise/contract/trade/orders";
import { pricesView } from "#api/modules/orders/order-view.ts";
import { goodsOf, type PricedClientLine, vatRateOf } from "../cart/client-cart-view.ts";

/** What a trade order comes to. `vat` is that of the lines and of the delivery fee. */
export interface ClientSums {
  readonly totals: CartTotals;
  readonly vat: Kobo;
  /** The rate that it was counted with. */
  readonly vatPerThousand: number;
}

/** @param tiers what delivery costs now @source design D1, D2 */
export function clientSums(priced: readonly PricedClientLine[], tiers: readonly DeliveryTier[]): ClientSums {
  const goods = goodsOf(priced);
  const delivery = deliveryFor({ lines: priced, method: "delivery", grandTotal: goods.gross, tiers });
  const fee = feeOf(delivery);
  const vatPerThousand = vatRateOf(priced);
  return {
    totals: {
      totalQuantity: priced.reduce((pieces, { line }) => pieces + line.quantity, 0),
      subtotal: goods.gross,
      discountTotal: kobo(0),
      grandTotal: goods.gross,
      delivery,
      deliveryFee: fee,
      payable: addKobo(goods.gross, fee ?? kobo(0)),
    },
    vat: addKobo(goods.vat, vatIncluded(fee ?? kobo(0), vatPerThousand)),
    vatPerThousand,
  };
}

/** The same as it travels. */
export function clientPrices({ totals, vat, vatPerThousand }: ClientSums): ClientOrder["prices"] {
  const net = subtractKobo(totals.payable, vat);
  return { ...pricesView({ ...totals, discounts: [], vat, vatPerThousand }), net: wireAmount(net) };
}
