"use client";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { useEffect, useState } from "react";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import { orderCopy as copy } from "../order-copy.ts";
import * as css from "../order-view.css.ts";
import { type RecentOrder, readRecentOrders, recentOrdersKey, withOrder } from "./recent-orders.ts";
import type { TrackGoal } from "./track-entries.ts";

/** Remembers on this browser that it may open an order; shows nothing. */
export function RememberOrder({ number, placedAt }: RecentOrder) {
  useEffect(() => {
    keep((before) => withOrder(before, { number, placedAt }));
  }, [number, placedAt]);
  return null;
}

/**
 * The orders that open on this browser without being asked for; nothing where there are none.
 * @param props.listed numbers of orders that the page shows already
 * @param props.opens where its link leads: the order's page, or where its lights hang
 */
export function RecentOrders(props: {
  readonly listed?: readonly string[] | undefined;
  readonly opens?: TrackGoal | undefined;
}) {
  const { listed = [], opens } = props;
  const [orders, setOrders] = useState<readonly RecentOrder[]>([]);
  useEffect(() => setOrders(stored()), []);
  const others = orders.filter(({ number }) => !listed.includes(number));
  if (others.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="recent">
      <h2 id="recent" className={css.partTitle}>
        {copy.recentTitle}
      </h2>
      <ul className={css.recent} role="list">
        {others.map(({ number, placedAt }) => (
          <li key={number}>
            <a
              className={css.recentOrder}
              href={opens === "lights" ? `${orderPage(number)}/lights` : orderPage(number)}
            >
              <strong>{number}</strong>
              <span className={css.muted}>{dayAndTime(placedAt)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stored(): readonly RecentOrder[] {
  try {
    return readRecentOrders(localStorage.getItem(recentOrdersKey), Date.now());
  } catch {
    // Storage is blocked: the same as nothing stored.
    return [];
  }
}

function keep(change: (before: readonly RecentOrder[]) => readonly RecentOrder[]): void {
  try {
    localStorage.setItem(recentOrdersKey, JSON.stringify(change(stored())));
  } catch {
    // Full or blocked: the order can still be found by its number and e-mail.
  }
}
