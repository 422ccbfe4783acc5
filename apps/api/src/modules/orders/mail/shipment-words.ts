import { spacedCode } from "#api/modules/deliveries/delivery-code.ts";
import type { Block } from "#api/platform/mail/render/blocks.ts";
import type { AnyOrder } from "../any-order.ts";

/** Of an order on its way: the carrier's number of it, the code for whoever brings it, and where it is. */
export function shipmentBlocks({ delivery }: AnyOrder, code: string | undefined): Block[] {
  const { waybill, tracking_url: url } = delivery.shipment ?? {};
  const care =
    "Give this code to the person who brings your order, once you have your goods. We never ask for it on the phone.";
  return [
    ...(waybill === undefined ? [] : [{ kind: "facts", facts: [["Waybill", waybill]] } as const]),
    ...(code === undefined
      ? []
      : [
          { kind: "code", label: "Delivery code", code: spacedCode(code) } as const,
          { kind: "paragraph", text: care } as const,
        ]),
    ...(url === undefined ? [] : [{ kind: "link", label: "See where it is", url } as const]),
  ];
}
