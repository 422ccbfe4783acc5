import type { Delivery, DeliveryTier } from "@precise/cart-core/delivery-fee";
import { formatNaira } from "@precise/cart-core/money";
import { percentText, vatIncluded } from "@precise/cart-core/vat";
import type { CartFigures } from "./cart-figures.ts";
import { summaryCopy } from "./summary-copy.ts";

/** A figure with its words, as the summary card takes it. */
interface FigureRow {
  readonly label: string;
  readonly amount: string;
  readonly explanation?: string;
}

/** Every amount of a cart in words, each explained, the total apart. @source design "Cart page" */
export function summaryRows({
  totals,
  discounts,
  vatPerThousand,
  dependsOnState = false,
}: Pick<CartFigures, "totals" | "discounts" | "vatPerThousand"> &
  Partial<Pick<CartFigures, "dependsOnState">>): {
  readonly rows: readonly FigureRow[];
  readonly total: FigureRow;
} {
  return {
    rows: [
      {
        label: summaryCopy.subtotal,
        amount: formatNaira(totals.subtotal),
        explanation: summaryCopy.pieces(totals.totalQuantity),
      },
      ...discounts.map(({ label, code, amount }) => ({
        label,
        amount: `−${formatNaira(amount)}`,
        ...(code !== "" && { explanation: code }),
      })),
      deliveryRow(totals.delivery, dependsOnState),
    ],
    total: {
      label: totals.deliveryFee === null ? summaryCopy.totalNoFee : summaryCopy.total,
      amount: formatNaira(totals.payable),
      explanation: summaryCopy.vatIncluded(
        percentText(vatPerThousand),
        formatNaira(vatIncluded(totals.payable, vatPerThousand)),
      ),
    },
  };
}

function deliveryRow(delivery: Delivery, dependsOnState: boolean): FigureRow {
  const label = summaryCopy.delivery;
  if (dependsOnState && delivery.kind === "fee")
    return {
      label,
      amount: delivery.fee === 0 ? summaryCopy.free : formatNaira(delivery.fee),
      explanation: summaryCopy.dependsOnState,
    };
  switch (delivery.kind) {
    case "fee":
      return {
        label,
        amount: delivery.fee === 0 ? summaryCopy.free : formatNaira(delivery.fee),
        explanation: tierText(delivery.tier),
      };
    case "free":
      return {
        label,
        amount: summaryCopy.free,
        ...(delivery.reason === "pickup" && { explanation: summaryCopy.pickupFree }),
        ...(delivery.reason === "coupon" && { explanation: summaryCopy.voucherFree }),
      };
    case "no-tier":
      return { label, amount: summaryCopy.toBeConfirmed, explanation: summaryCopy.noTier };
    case "forced-zero":
      // Only a cart load asks so, and it shows no summary.
      return { label, amount: summaryCopy.toBeConfirmed };
  }
}

/** Which totals a tier is for, in words. */
function tierText({ from, to }: DeliveryTier): string {
  if (to === null) return from === 0 ? summaryCopy.tierAll : summaryCopy.tierFrom(formatNaira(from));
  return from === 0
    ? summaryCopy.tierUpTo(formatNaira(to))
    : summaryCopy.tierBetween(formatNaira(from), formatNaira(to));
}

/** What delivery costs for this cart, in a few words for a choice: "₦15,000", "Free". */
export function deliveryInWords(figures: Pick<CartFigures, "totals" | "dependsOnState">): string {
  const { amount, explanation } = deliveryRow(figures.totals.delivery, figures.dependsOnState);
  if (figures.dependsOnState) return summaryCopy.dependsOnState;
  return figures.totals.delivery.kind === "no-tier" ? (explanation ?? amount) : amount;
}
