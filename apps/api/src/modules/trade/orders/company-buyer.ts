import { fitsOnAccount } from "@precise/cart-core/account-limit";
import { isDeliveryDay } from "@precise/cart-core/delivery-days";
import { kobo } from "@precise/cart-core/money";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { normalisedPhone } from "@precise/contract/nigeria/phone";
import type { placeClientOrder } from "@precise/contract/trade/orders";
import type { ParsedBodyOf } from "@precise/contract/wire/route";
import type { ShopContent } from "#api/modules/company/content.ts";
import { tiersTo } from "#api/modules/company/shop-terms.ts";
import { refuseTransfer } from "#api/modules/company/transfers.ts";
import { reserveOnAccount } from "#api/modules/orders/money/company-account.ts";
import type { DraftLine } from "#api/modules/orders/order-draft.ts";
import type { Buyer, PricedCart } from "#api/modules/orders/place.ts";
import { failure } from "#api/platform/http/reply.ts";
import { clientScope } from "#api/platform/once/order-keys.ts";
import { emptyClientCart, lockClientCart, readClientLines } from "../cart/client-cart-rows.ts";
import { type PricedClientLine, priceClientLines } from "../cart/client-cart-view.ts";
import type { ClientSession } from "../client-session-rows.ts";
import { overLimit } from "./account-refusal.ts";
import { type ClientSums, clientPrices, clientSums } from "./client-sums.ts";
import { type CompanyStanding, readCompanyStanding } from "./company-standing.ts";

interface CompanysCart extends PricedCart {
  readonly rows: readonly PricedClientLine[];
  readonly sums: ClientSums;
  readonly standing: CompanyStanding;
}

/** A person of a company, who orders a trade cart at the company's prices, on its account, online or by transfer. @source decision 050 */
export function companyBuyer(
  request: ParsedBodyOf<typeof placeClientOrder>,
  { personId, companyId, priceList, user }: ClientSession,
  isOnline: boolean,
  content: ShopContent,
): Buyer<true, CompanysCart> {
  const isOnAccount = request.payment.method === "on_account";
  return {
    keyScope: clientScope(personId, "order"),
    tellsStock: true,

    refuseRequest() {
      const { delivery_date: day } = request;
      if (day === undefined || isDeliveryDay(day, lagosDay(new Date()))) return undefined;
      const message = "We do not deliver on that day. Choose another working day.";
      return failure(422, "bad_delivery_date", message, { field: "delivery_date" });
    },

    async lockCart(tx) {
      await lockClientCart(tx, personId);
      return { cart: true };
    },

    refuseCart: () => undefined,

    async price(tx) {
      const { priced, notices } = await priceClientLines(
        tx,
        priceList.code,
        await readClientLines(tx, personId),
      );
      const sums = clientSums(priced, tiersTo(content, request.site.address.state));
      const figures = { prices: clientPrices(sums), notices: notices.map(({ message }) => message) };
      const standing = await readCompanyStanding(tx, companyId);
      const { payable } = sums.totals;
      return { articles: articlesOf(priced), payable, figures, rows: priced, sums, standing };
    },

    draft(_cart, { rows, sums: { totals, vat, vatPerThousand }, standing }) {
      const { email, firstname, lastname, phone } = user;
      const { address, contact } = request.site;
      return {
        cartRowId: null,
        provedBy: "client",
        goods: "held",
        contact: { email, firstname, lastname, phone },
        delivery: "delivery",
        address,
        showroom: null,
        payment: request.payment.method,
        note: request.note || null,
        totals,
        discounts: [],
        vat,
        vatPerThousand,
        lines: rows.map(({ product, amounts, line }) => ({
          product,
          unitPrice: amounts.unitGross,
          quantity: line.quantity,
          charged: { unitNet: amounts.unitNet, gross: amounts.gross, sideMark: line.sideMark },
        })),
        trade: {
          personId,
          companyId,
          company: { ...standing.company, ...(isOnAccount ? { terms_days: standing.termsDays } : {}) },
          siteContact: { name: contact.name, phone: normalisedPhone(contact.phone) },
          poNumber: request.po_number || null,
          deliveryDate: request.delivery_date ?? null,
          reserved: isOnAccount ? totals.payable : kobo(0),
        },
      };
    },

    async refuse(_tx, { standing, payable, sums: { totals } }) {
      const stopped = refuseTransfer(content, request.payment.method);
      if (stopped !== undefined)
        return failure(422, "payment_method_not_offered", stopped, { field: "payment.method" });
      const isPayable = isOnline && totals.deliveryFee !== null;
      if (request.payment.method === "paystack" && !isPayable)
        return failure(422, "payment_method_not_offered", "This way to pay is not available.", {
          field: "payment.method",
        });
      return isOnAccount && !fitsOnAccount(standing, payable) ? overLimit(standing, payable) : undefined;
    },

    async reserve(tx, { payable }) {
      if (!isOnAccount || (await reserveOnAccount(tx, companyId, payable))) return undefined;
      // A colleague's order took it since it was read.
      return overLimit(await readCompanyStanding(tx, companyId), payable);
    },

    emptyCart: (tx) => emptyClientCart(tx, personId),
  };
}

/** Rows of one article for different rooms stay rows of the order; its stock counts their pieces together. */
function articlesOf(rows: readonly PricedClientLine[]): DraftLine[] {
  const articles = rows.map(
    ({ product, pieces, amounts }) =>
      [product.sku, { product, unitPrice: amounts.unitGross, quantity: pieces }] as const,
  );
  return [...new Map(articles).values()];
}
