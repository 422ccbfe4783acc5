import { formatNaira, fromWireValue, kobo, nairaText, subtractKobo } from "@precise/cart-core/money";
import { percentText, startVatPerThousand, vatIncluded } from "@precise/cart-core/vat";
import type { SummaryRow } from "@precise/ui/blocks/buying/summary-card";

interface Amount {
  readonly value: number;
}

/** Words of the figures of a checkout and an order. @source design D11 */
const copy = {
  goods: "Net",
  delivery: "Delivery",
  deliveryNet: "Delivery, net",
  free: "Free",
  toBeConfirmed: "To be confirmed",
  noTier: "We confirm the delivery fee before you pay.",
  dependsOnState: "In most states. It depends on the state of your site",
  vat: (rate: string) => `VAT (${rate})`,
  total: "Total with VAT",
  totalNoFee: "Total without delivery",
} as const;

/**
 * The amounts of a checkout or an order in words, in the order of the cart: net, delivery, VAT, total. The API counts VAT and total;
 * the net fee is its fee without its VAT, so that the rows add up.
 * @param dependsOnState the state of the site is not known, and decides the fee
 */
export function figureRows(
  prices: {
    readonly delivery_fee: Amount | null;
    readonly payable: Amount;
    readonly net: Amount;
    readonly vat: Amount;
    readonly vat_per_thousand?: number | undefined;
  },
  pieces: string,
  dependsOnState = false,
): { readonly rows: readonly SummaryRow[]; readonly total: SummaryRow } {
  const { delivery_fee: fee, payable, net, vat, vat_per_thousand: rate = startVatPerThousand } = prices;
  const feeWithVat = fee === null ? kobo(0) : fromWireValue(fee.value);
  const feeNet = subtractKobo(feeWithVat, vatIncluded(feeWithVat, rate));
  return {
    rows: [
      {
        label: copy.goods,
        amount: formatNaira(subtractKobo(fromWireValue(net.value), feeNet)),
        explanation: pieces,
      },
      {
        label: feeNet > 0 ? copy.deliveryNet : copy.delivery,
        amount: fee === null ? copy.toBeConfirmed : feeNet === 0 ? copy.free : formatNaira(feeNet),
        ...(fee === null
          ? { explanation: copy.noTier }
          : dependsOnState && { explanation: copy.dependsOnState }),
      },
      { label: copy.vat(percentText(rate)), amount: nairaText(vat.value) },
    ],
    total: { label: fee === null ? copy.totalNoFee : copy.total, amount: nairaText(payable.value) },
  };
}
