import type { Kobo } from "@precise/cart-core/money";
import type { PaymentKind } from "@precise/cart-core/payment-kinds";
import type { ShopContent } from "#api/modules/company/content.ts";

/** What the API knows of a way to pay. */
export interface PaymentPort {
  /** On tax invoices. */
  readonly onInvoices: string;
  /** In subjects and facts of the shop's own mails. */
  readonly inShopMails: string;
  /**
   * Whether shoppers may choose it, and up to which payable total; undefined: it is not on offer. What a company may
   * choose depends on its account.
   * @param isOnline whether the shop has a payment service that answers
   */
  offer(content: ShopContent, isOnline: boolean): { readonly limit?: Kobo } | undefined;
}

/** Every way to pay; a kind of cart-core without its port is a type error. @source design D14 */
export const paymentPorts: Readonly<Record<PaymentKind, PaymentPort>> = {
  pay_on_delivery: {
    onInvoices: "On delivery",
    inShopMails: "paid on delivery",
    offer: ({ limits }) => ({ limit: limits.payOnDelivery }),
  },
  bank_transfer: {
    onInvoices: "Bank transfer",
    inShopMails: "bank transfer",
    // Nobody is asked to pay to the sample's account. @source decision 098
    offer: ({ transferStops }) => (transferStops.length === 0 ? {} : undefined),
  },
  paystack: {
    onInvoices: "Card or transfer by Paystack",
    inShopMails: "Paystack",
    offer: (_content, isOnline) => (isOnline ? {} : undefined),
  },
  on_account: { onInvoices: "On account", inShopMails: "on account", offer: () => undefined },
};
