import { isOpenPart } from "@precise/cart-core/part-shipments";
import type { LockedDelivery } from "#api/modules/deliveries/send-order.ts";
import { type ShipmentKey, shipmentKey } from "#api/modules/deliveries/shipment-key.ts";
import { Refused } from "#api/platform/admin/refused.ts";

/**
 * The part of a locked order that is meant: the named one, or the only one on its way.
 * @throws Refused where it is not on its way, or several are and none is named
 */
export function whichPart(
  number: string,
  parts: readonly LockedDelivery[],
  part: ShipmentKey["part"],
): LockedDelivery {
  const open = parts.filter(isOpenPart);
  const [meant, other] = part === undefined ? open : open.filter((each) => each.part === part);
  if (!meant)
    throw new Refused(`${shipmentKey(number, part ?? null)} is not on its way. Send someone with it first.`);
  if (other)
    throw new Refused(
      `${number} is on its way in parts. Name one: ${open.map((each) => shipmentKey(number, each.part)).join(", ")}.`,
      { status: 422, field: "number" },
    );
  return meant;
}
