import { deliveryTiers } from "@precise/cart-core/delivery-fee";
import { formatNaira } from "@precise/cart-core/money";
import {
  mostGoodsUnproved,
  mostPiecesUnproved,
  unprovedHoldMinutes,
} from "@precise/cart-core/unproved-orders";
import { welcomeVoucher } from "@precise/cart-core/welcome-voucher-terms";

/**
 * Figures that content files name in braces, `{voucher}`, and never type: they are the rules' own.
 * @source spec §9
 */
const figures: Readonly<Record<string, string>> = {
  voucher: formatNaira(welcomeVoucher.amount),
  "voucher-minimum": formatNaira(welcomeVoucher.over),
  "voucher-days": String(welcomeVoucher.days),
  /** As the API holds them unless UNPROVED_HOLD_MINUTES says otherwise. @source design D28 */
  "hold-minutes": String(unprovedHoldMinutes),
  "unproved-pieces": String(mostPiecesUnproved),
  "unproved-goods": formatNaira(mostGoodsUnproved),
  "delivery-tiers": tiersSentence(),
  "free-delivery-from": formatNaira(deliveryTiers.find(({ fee }) => fee === 0)?.from ?? welcomeVoucher.over),
};

const named = /\{([a-z-]+)\}/g;

/** Names in braces that are no figure of ours. */
export function unknownFigures(text: string): string[] {
  return [...text.matchAll(named)].map(([, name = ""]) => name).filter((name) => !(name in figures));
}

/** The text with every figure in the place of its name. */
export function withFigures(text: string): string {
  return text.replaceAll(named, (whole, name: string) => figures[name] ?? whole);
}

/** "₦5,000 on orders up to ₦100,000, … and nothing from ₦500,000". */
function tiersSentence(): string {
  const parts = deliveryTiers.map(({ from, to, fee }) =>
    to === null
      ? `${fee === 0 ? "nothing" : formatNaira(fee)} from ${formatNaira(from)}`
      : `${formatNaira(fee)} on orders up to ${formatNaira(to)}`,
  );
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
