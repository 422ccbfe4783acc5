import { placeOfItem } from "@precise/cart-core/cancel-rest";
import { dictionary } from "@precise/cart-core/dictionary";
import { piecesOf } from "@precise/cart-core/part-shipments";
import type { DeskOrder } from "@precise/contract/desk/orders/orders";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { OrderParts } from "@precise/contract/shop/orders/order";
import { Fragment } from "react";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Part } from "#desk/parts/part.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";

type Lines = OrderParts["to_send"];

const stateNames: Readonly<Record<string, string>> = dictionary({
  out: "On the way",
  failed: "Failed attempt",
  delivered: "Delivered",
});

/** How many pieces of an order that goes in parts were sent; undefined of every other order. */
export function sentShare({ items, delivery: { parts } }: DeskOrder): string | undefined {
  if (!parts) return undefined;
  return `${piecesOf(parts.sent.flatMap(({ lines }) => lines))} of ${piecesOf(items)} pieces sent`;
}

/** Each part of an order that was sent, with what is in it, and what is still to be sent. */
export function OrderPartsSent({ order }: { readonly order: DeskOrder }) {
  const { number, items, delivery } = order;
  const { parts } = delivery;
  if (!parts) return null;
  const named = (lines: Lines) =>
    lines.map(({ line, quantity }, at) => {
      const text = `${quantity} × ${items[placeOfItem(items, line)]?.sku ?? ""}`;
      return (
        <Fragment key={line}>
          <span className={texts.whole}>{at < lines.length - 1 ? `${text},` : text}</span>{" "}
        </Fragment>
      );
    });
  return (
    <Part title={sentShare(order) ?? ""} id="parts-sent">
      <ul role="list" className={layouts.rows}>
        {parts.sent.map(({ part, state, by, waybill, sent_at, lines }) => (
          <li key={part}>
            <DeskLink href={`/deliveries/${number}-${part}`}>{`${number}-${part}`}</DeskLink>{" "}
            <span>{`${stateNames[state] ?? state}: `}</span>
            {named(lines)}
            <span className={texts.small}>
              {[by, waybill, shortDayAndTime(sent_at)].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
        {parts.to_send.length > 0 && (
          <li>
            <span>To send: </span>
            {named(parts.to_send)}
          </li>
        )}
      </ul>
    </Part>
  );
}
