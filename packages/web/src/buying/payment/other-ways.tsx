import { phoneText } from "@precise/contract/nigeria/phone";
import type { Order } from "@precise/contract/shop/orders/order";
import { paymentWords } from "../../orders/payment-words.ts";
import { OrderBank } from "../order-parts.tsx";

const { otherWays: words } = paymentWords;

/** What else there is for who cannot pay online: our account where the order names it, and people who help. */
export function OtherWays(props: {
  readonly order: Parameters<typeof OrderBank>[0]["order"] & Pick<Order, "number">;
  readonly contact: { readonly phone: string; readonly whatsAppHref?: string | undefined } | null;
  readonly styles: { readonly summary: string; readonly parts: string; readonly link: string };
}) {
  const { order, contact, styles } = props;
  return (
    <details id="other-ways">
      <summary className={styles.summary}>{words.title}</summary>
      <div className={styles.parts}>
        <p>{words.text}</p>
        <OrderBank order={order} payBy={paymentWords.payBy} />
        {contact && (
          <p>
            <a className={styles.link} href={`tel:${contact.phone.replaceAll(" ", "")}`}>
              {words.call(phoneText(contact.phone))}
            </a>
          </p>
        )}
        {contact?.whatsAppHref !== undefined && (
          <p>
            <a className={styles.link} href={contact.whatsAppHref}>
              {words.whatsApp}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}
