import type { Kobo } from "@precise/cart-core/money";
import type { PaymentProvider } from "./provider-port.ts";

/** The payment service that this shop uses, and how. */
export interface OnlinePayments {
  readonly provider: PaymentProvider;
  /** Our key is of the provider's live mode. */
  readonly isLive: boolean;
  /** False while the provider has been failing a moment ago: then shoppers are offered the other ways. */
  readonly isReachable: () => boolean;
  /** 1; tests look and retry in a fraction of the time. */
  readonly checkFactor: number;
  /** Up to this much the shop pays back by itself: paid twice, or paid for an order that had ended. */
  readonly ownRefundLimit: Kobo;
  /** The shop's own address, to which a payer returns. */
  readonly siteOrigin: string;
  /** Where alarms are mailed to. */
  readonly shopEmail: string;
  /** So long the rest of a part is waited for. */
  readonly respondHours: number;
  /** So long the goods of an order that no one has confirmed are held. */
  readonly unprovedHoldMinutes: number;
}
