import { kobo, wireAmount } from "@precise/cart-core/money";
import type { findCallersOrders } from "@precise/contract/desk/orders/telephone-orders";
import { normalisePhone } from "@precise/contract/nigeria/phone";
import type { Order } from "@precise/contract/shop/orders/order";
import type { DataOf } from "@precise/contract/wire/route";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** As many as someone on the telephone talks about. */
const mostOrders = 10;

interface Row {
  readonly number: string;
  readonly status: string;
  readonly placed_at: Date;
  readonly payable_kobo: number;
  readonly pieces: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly address: Order["address"];
}

/**
 * The newest orders of a phone number, in any form, and whom the last one was for. Orders of companies are nobody's by phone.
 * @param sight what of them the reader may see
 */
export async function callersOrders(
  sql: Sql,
  typed: string,
  sight: { readonly money: boolean; readonly contact: boolean; readonly email: boolean },
): Promise<DataOf<typeof findCallersOrders>> {
  const phone = normalisePhone(typed);
  if (!phone.ok) return { orders: [], last: null };
  const rows = await sql.query<Row>(
    `select o.number, o.status, o.placed_at, o.payable_kobo, o.email, o.firstname, o.lastname, o.phone, o.address,
       (select coalesce(sum(quantity), 0)::int from shop_order_line where order_id = o.id) as pieces
     from shop_order o where o.phone = $1 and o.company_id is null order by o.placed_at desc, o.id desc
     limit ${mostOrders}`,
    [phone.value],
  );
  const [last] = rows;
  const delivered = rows.find(({ address }) => address !== null);
  return {
    orders: rows.map(({ number, status, placed_at, payable_kobo, pieces }) => ({
      number,
      stage: status,
      placed_at: wireTime(placed_at),
      pieces,
      ...(sight.money ? { payable: wireAmount(kobo(payable_kobo)) } : {}),
    })),
    last:
      last && sight.contact && sight.email
        ? {
            contact: {
              email: last.email,
              firstname: last.firstname,
              lastname: last.lastname,
              phone: last.phone,
            },
            address: delivered?.address ?? null,
          }
        : null,
  };
}
