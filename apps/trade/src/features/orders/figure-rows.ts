import { nairaText } from "@precise/cart-core/money";
import { percentText, startVatPerThousand } from "@precise/cart-core/vat";
import type { SummaryRow } from "@precise/ui/blocks/buying/summary-card";

interface Amount {
  readonly value: number;
}

/** Words of the figures of a checkout and an order. @source design D11 */
const copy = {
  goods: "Goods, with VAT",
  delivery: "Delivery",
  free: "Free",
  toBeConfirmed: "To be confirmed",
  noTier: "We confirm the delivery fee before you pay.",
  dependsOnState: "In most states. It depends on the state of your site",
  net: "Net total",
  vat: (rate: string) => `VAT (${rate})`,
  total: "Total with VAT",
  totalNoFee: "Total without delivery",
} as const;

/**
 * The amounts of a checkout or an order in words, as the API counted them: nothing is computed here.
 * @param dependsOnState the state of the site is not known, and decides the fee
 */
export function figureRows(
  prices: {
    readonly subtotal: Amount;
    readonly delivery_fee: Amount | null;
    readonly payable: Amount;
    readonly net: Amount;
    readonly vat: Amount;
    readonly vat_per_thousand?: number | undefined;
  },
  pieces: string,
  dependsOnState = false,
): { readonly rows: readonly SummaryRow[]; readonly total: SummaryRow } {
  const {
    subtotal,
    delivery_fee: fee,
    payable,
    net,
    vat,
    vat_per_thousand: rate = startVatPerThousand,
  } = prices;
  return {
    rows: [
      { label: copy.goods, amount: nairaText(subtotal.value), explanation: pieces },
      {
        label: copy.delivery,
        amount: fee === null ? copy.toBeConfirmed : fee.value === 0 ? copy.free : nairaText(fee.value),
        ...(fee === null
          ? { explanation: copy.noTier }
          : dependsOnState && { explanation: copy.dependsOnState }),
      },
      { label: copy.net, amount: nairaText(net.value) },
      { label: copy.vat(percentText(rate)), amount: nairaText(vat.value) },
    ],
    total: { label: fee === null ? copy.totalNoFee : copy.total, amount: nairaText(payable.value) },
  };
}
