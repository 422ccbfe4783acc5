import { createHash } from "node:crypto";
import { wireValue } from "@precise/cart-core/money";
import { rowsOfTiers } from "@precise/cart-core/tier-table";
import type { checkoutCalls } from "@precise/contract/shop/checkout";
import type { Company, companyCalls } from "@precise/contract/shop/company";
import type { NewsChannel } from "@precise/contract/shop/orders/order";
import type { ShopContent } from "#api/modules/company/content.ts";
import { noTransfers } from "#api/modules/company/transfers.ts";
import { zonesOnWire } from "#api/modules/company/zones-on-wire.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer } from "#api/platform/http/reply.ts";
import { paymentOffers } from "./payment-offer.ts";

/**
 * What a checkout may choose from, as the owner's content file has it.
 * @param newsChannels how news of an order can be sent to a phone
 */
export function checkoutHandlers(
  content: ShopContent,
  online: OnlinePayments | undefined,
  newsChannels: readonly NewsChannel[] = [],
): Answers<typeof checkoutCalls & Pick<typeof companyCalls, "getCompany" | "listPageTexts">> {
  const options = () => ({
    showrooms: content.showrooms.map(({ id, name, city, address, phone, hours }) => ({
      id,
      name,
      city,
      address,
      phone,
      hours,
    })),
    payment_methods: paymentOffers(content, online?.isReachable() ?? false).map(({ method, limit }) => ({
      method,
      ...(limit === undefined ? {} : { limit: wireValue(limit) }),
    })),
    ...(content.transferStops.length > 0 && {
      not_taken: [{ method: "bank_transfer" as const, reason: noTransfers }],
    }),
    ...(newsChannels.length === 0 ? {} : { news_channels: [...newsChannels] }),
  });
  return {
    getCheckoutOptions: async () => answer(options()),
    getCompany: async () => answer({ company: companyOf(content, online !== undefined) }),
    listPageTexts: async () => answer({ pages: content.pages }),
  };
}

/** What everybody may know of the company. */
export function companyOf(content: ShopContent, isOnline: boolean): Company {
  const { name, legal_name, promise, phone, other_phones, whatsapp, email, address, tax, social } =
    content.company;
  return {
    name,
    legal_name,
    promise,
    phone,
    ...(other_phones.length > 0 && { other_phones }),
    ...(whatsapp === undefined ? {} : { whatsapp }),
    email,
    address,
    rc_number: tax.rc_number,
    social,
    showrooms: content.showrooms.map(({ coordinates, ...showroom }) => ({
      ...showroom,
      ...(coordinates ? { coordinates } : {}),
    })),
    closed_days: content.closed_days,
    ...(content.home && { home: content.home }),
    ...(content.promo && { promo: content.promo }),
    ...(content.look && { look: content.look }),
    payment_methods: paymentOffers(content, isOnline).map(({ method }) => method),
    delivery_tiers: rowsOfTiers(content.deliveryTiers),
    ...zonesOnWire(content),
    vat_per_thousand: content.vatPerThousand,
    unproved_orders: {
      hold_minutes: content.limits.unprovedHoldMinutes,
      most_pieces: content.limits.unprovedPieces,
      most_goods: wireValue(content.limits.unprovedGoods),
    },
  };
}

/** Changes with what pages show of the content file and of the settings, so that they can be made again. */
export function contentMarkOf(content: ShopContent, isOnline: boolean): string {
  return createHash("sha256")
    .update(JSON.stringify(companyOf(content, isOnline)))
    .update(JSON.stringify(content.pages))
    .digest("hex")
    .slice(0, 12);
}
