import { nairaText } from "@precise/cart-core/money";
import { findCallersOrders } from "@precise/contract/desk/orders/telephone-orders";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { normalisePhone } from "@precise/contract/nigeria/phone";
import type { Order } from "@precise/contract/shop/orders/order";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { deskQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as css from "#desk/written-lines/written-lines.css.ts";

/** Who calls, as far as their number is known: earlier orders, and what to fill in again. */
export function CallerCard(props: {
  readonly phone: string;
  readonly onTake: (contact: Order["contact"], address: Order["address"]) => void;
}) {
  const phone = normalisePhone(props.phone);
  const { data } = useQuery({
    ...deskQuery(findCallersOrders, { query: { phone: phone.ok ? phone.value : "" } }),
    enabled: phone.ok,
  });
  if (!phone.ok || data === undefined) return null;
  const { orders, last } = data;
  if (orders.length === 0) return <p className={css.muted}>No earlier orders of this number.</p>;
  return (
    <section className={layouts.part} aria-label="Earlier orders of this number">
      <ul className={layouts.closeRows}>
        {orders.map(({ number, stage, placed_at, pieces, payable }) => (
          <li key={number}>
            <DeskLink href={`/orders/${number}`}>{number}</DeskLink> · {shortDayAndTime(placed_at)} · {pieces}{" "}
            {pieces === 1 ? "piece" : "pieces"}
            <span>{payable && ` · ${nairaText(payable.value)}`}</span> · {stage.replaceAll("_", " ")}
          </li>
        ))}
      </ul>
      {last && (
        <div>
          <Button tone="secondary" onClick={() => props.onTake(last.contact, last.address)}>
            Fill in {last.contact.firstname} {last.contact.lastname}
          </Button>
        </div>
      )}
    </section>
  );
}
