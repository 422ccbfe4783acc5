import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { listCustomers } from "@precise/contract/desk/people";
import { listProducts } from "@precise/contract/desk/products/products";
import { listCompanies } from "@precise/contract/desk/trade/companies";
import { cleanLine } from "@precise/contract/wire/clean-text";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { deskQuery } from "#desk/api/desk-query.ts";
import { stageWords } from "#desk/parts/order-words.ts";
import { localPhone } from "#desk/parts/phone-words.ts";
import type { Command } from "./find-commands.ts";

/** A letter is not searched for by itself: only what stays this long. */
const restMs = 200;
/** So many of a kind; the rest is in its list. */
const most = 4;

/**
 * Orders, customers, products and companies that fit what is typed, a few of each: those that the person's roles open.
 * @returns none for less than two signs, and while it is typed
 */
export function useFoundRecords(typed: string, permissions: readonly string[]): readonly Command[] {
  const search = useRested(cleanLine(typed));
  const isOn = search.length >= 2;
  const mayRead = (permission: string) => isOn && permissions.includes(permission);
  const orders = useQuery({
    ...deskQuery(listDeskOrders, { query: { search, limit: String(most) } }),
    enabled: mayRead("order.read"),
  });
  const customers = useQuery({
    ...deskQuery(listCustomers, { query: { search } }),
    enabled: mayRead("customer.read"),
  });
  const products = useQuery({
    ...deskQuery(listProducts, { query: { search, limit: String(most) } }),
    enabled: mayRead("product.read"),
  });
  const companies = useQuery({
    ...deskQuery(listCompanies, { query: { search } }),
    enabled: mayRead("company"),
  });
  if (!isOn) return [];
  return [
    ...(orders.data?.orders ?? []).slice(0, most).map(
      ({ number, name, stage }): Command => ({
        name: `${number} · ${name} · ${stageWords(stage)}`,
        href: `/orders/${number}`,
        icon: "receipt-text",
      }),
    ),
    ...(customers.data?.customers ?? []).slice(0, most).map(
      ({ id, name, phone, email }): Command => ({
        name: [name, localPhone(phone) || email].filter(Boolean).join(" · "),
        href: `/customers/${id}`,
        icon: "contact",
      }),
    ),
    ...(products.data?.products ?? []).slice(0, most).map(
      ({ sku, name }): Command => ({
        name: `${sku} · ${name}`,
        href: `/products/${encodeURIComponent(sku)}`,
        icon: "tag",
      }),
    ),
    ...(companies.data?.companies ?? [])
      .slice(0, most)
      .map(({ id, name }): Command => ({ name, href: `/companies/${id}`, icon: "building" })),
  ];
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
