import { type DeliveryTier, deliveryTiers } from "@precise/cart-core/delivery-fee";
import { type DeliveryZone, tiersForState } from "@precise/cart-core/delivery-zones";
import { type Kobo, naira } from "@precise/cart-core/money";
import {
  mostGoodsUnproved,
  mostPiecesUnproved,
  unprovedHoldMinutes,
} from "@precise/cart-core/unproved-orders";
import { startVatPerThousand } from "@precise/cart-core/vat";
import type { IdentityField } from "@precise/contract/desk/settings/identity";
import type { PageName, PageTexts } from "@precise/contract/desk/settings/page-texts";
import type { DeliveryDaysOfState } from "@precise/contract/desk/settings/setting-kinds";
import { type StateName, states } from "@precise/contract/nigeria/states";
import type { Company } from "@precise/contract/shop/company";
import type { ShopLook } from "@precise/contract/shop/look";

/** Bounds of daily work, as the shop sets them at the desk. */
export interface ShopLimits {
  /** The largest payable total that may be paid on delivery. @source design D14 */
  readonly payOnDelivery: Kobo;
  /** So long a transfer, a fee or its answer is waited for. */
  readonly unpaidOrderHours: number;
  /** So long the goods of an order that no one has confirmed are held. @source design D28 */
  readonly unprovedHoldMinutes: number;
  readonly unprovedPieces: number;
  readonly unprovedGoods: Kobo;
  /** Naira that a manager pays back without a second person. */
  readonly refundAlone: number;
  /** At or below it an article without a threshold of its own is low. */
  readonly lowStock: number;
}

/** What the shop may change about how it sells. @source decision 066 */
export interface ShopTerms {
  /** The rate of VAT now, in thousandths. An order keeps the one that it was placed with. @source decision 092 */
  readonly vatPerThousand: number;
  /** Of every state that no zone has. */
  readonly deliveryTiers: readonly DeliveryTier[];
  /** Fees by state; none where the total alone decides. @source decision 099 */
  readonly deliveryZones: readonly DeliveryZone[];
  /** States that nothing is stated of are not in it: nothing is promised there. @source design D35 */
  readonly deliveryDays: ReadonlyMap<StateName, DeliveryDaysOfState>;
  readonly limits: ShopLimits;
  /** What stands against payment by transfer: fields that are the sample's, in a shop that is open to the world. */
  readonly transferStops: readonly IdentityField[];
  /** Undefined where nothing of it was set: then it looks as the house does. @source decision 100 */
  readonly look: ShopLook | undefined;
  /** What of the home page was set; undefined where nothing was. @source decision 101, decision 107 */
  readonly home: Company["home"];
  /** Lines of the top bar; undefined where the specification's hold. @source decision 107 */
  readonly promo: Company["promo"];
  /** Texts of pages that were set; the others are the content files'. @source decision 105 */
  readonly pages: Readonly<Partial<Record<PageName, PageTexts>>>;
}

export const defaultUnpaidOrderHours = 72;

/** What delivery to an address costs. @param state of it; undefined while it is not known */
export function tiersTo(
  { deliveryTiers: tiers, deliveryZones: zones }: Pick<ShopTerms, "deliveryTiers" | "deliveryZones">,
  state: string | undefined,
): readonly DeliveryTier[] {
  return tiersForState({ tiers, zones }, state);
}

/** What holds until the desk sets something else. */
export function defaultTerms(start: {
  /** Naira, of the content file. */
  readonly payOnDelivery: number;
  /** Of the content file. */
  readonly deliveryDays?: Readonly<Partial<Record<StateName, DeliveryDaysOfState>>>;
  readonly unpaidOrderHours?: number;
  readonly unprovedHoldMinutes?: number;
}): ShopTerms {
  return {
    vatPerThousand: startVatPerThousand,
    look: undefined,
    home: undefined,
    promo: undefined,
    pages: {},
    deliveryTiers,
    deliveryZones: [],
    deliveryDays: new Map(
      states.flatMap(({ name }) => {
        const stated = start.deliveryDays?.[name];
        return stated === undefined ? [] : [[name, stated] as const];
      }),
    ),
    limits: {
      payOnDelivery: naira(start.payOnDelivery),
      unpaidOrderHours: start.unpaidOrderHours ?? defaultUnpaidOrderHours,
      unprovedHoldMinutes: start.unprovedHoldMinutes ?? unprovedHoldMinutes,
      unprovedPieces: mostPiecesUnproved,
      unprovedGoods: mostGoodsUnproved,
      refundAlone: 100_000,
      lowStock: 3,
    },
    transferStops: [],
  };
}
