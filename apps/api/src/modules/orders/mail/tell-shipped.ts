import { readDeliveryCodes, spacedCode } from "#api/modules/deliveries/delivery-code.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "../any-order.ts";
import { orderMailEvent, queueOrderMail } from "./order-mail.ts";
import { queueDeliveryCode } from "./phone-news.ts";

/**
 * Tells a shopper that their order, or the last part that was sent of it, is on its way: by mail, with its code on the phone
 * where they asked for news there. Call it in the transaction that sends it.
 */
export async function tellShipped(tx: Sql, order: AnyOrder, detail: string | undefined): Promise<void> {
  const part = order.delivery.parts?.sent.at(-1)?.part;
  const code = [...(await readDeliveryCodes(tx, order.number)).values()].at(-1);
  const mail = {
    kind: "shipped" as const,
    order,
    ...(detail ? { detail } : {}),
    ...(code ? { code } : {}),
    ...(part === undefined ? {} : { part }),
  };
  await queueOrderMail(tx, mail);
  if (code) await queueDeliveryCode(tx, order, spacedCode(code), orderMailEvent(mail), part);
}
