import { kobo, wireAmount } from "@precise/cart-core/money";
import type { deskOrderListCalls, DeskOrderRow as WireRow } from "@precise/contract/desk/orders/order-list";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { maskedPhone, type Sight, sightOf } from "#api/desk/kit/mask.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { answer } from "#api/platform/http/reply.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { type DeskOrderRow, listDeskOrders } from "./list-orders.ts";

const mostShown = 20;

/** The calls that find orders. */
export function orderListAnswers({ db }: DeskParts): DeskAnswers<typeof deskOrderListCalls> {
  return {
    async listDeskOrders({ query }, staff) {
      const { sort, cursor, limit, ...filter } = query;
      const sight = sightOf(staff);
      const page = await listDeskOrders(db, { filter, sort, cursor, limit, knowsEmails: sight.email });
      return answer({
        orders: page.rows.map((row) => rowView(row, sight)),
        total: page.total,
        next: page.next,
        without: [...(page.without ?? [])],
      });
    },
    async readDeskNews({ query }) {
      return answer(await readOrderNews(db, query.since));
    },
  };
}

function rowView(row: DeskOrderRow, sight: Sight): WireRow {
  const name = `${row.firstname} ${row.lastname}`.trim();
  return {
    number: row.number,
    revision: row.revision,
    stage: row.stage,
    placed_at: wireTime(row.placed_at),
    name: row.company ?? name,
    is_trade: row.company !== null,
    phone: sight.contact ? row.phone : maskedPhone(row.phone),
    place: row.showroom ?? [row.lga, row.state].filter(Boolean).join(", "),
    payment: row.payment,
    money: row.money,
    ...(sight.money ? { payable: wireAmount(kobo(row.payable_kobo)) } : {}),
    ...(sight.money && row.missing_kobo !== null ? { missing: wireAmount(kobo(row.missing_kobo)) } : {}),
    waits_until: wireTimeOrNull(row.respond_by),
    is_held: row.is_held,
    goods: { state: row.goods, until: wireTimeOrNull(row.hold_until), is_proved: row.is_proved },
    pieces: row.pieces,
    ...(row.sent > 0 ? { sent: row.sent } : {}),
    marks: { wish: row.has_wish, notes: row.notes },
  };
}

/**
 * Orders that came since an earlier look, by their ids, which rise: a look costs one step in an index. A hint only: an order
 * whose transaction ended out of turn may be passed over.
 * @param since the cursor of that look; undefined: nothing is new
 */
async function readOrderNews(sql: Sql, since: string | undefined) {
  const [newest] = await sql.query<{ id: number | null }>("select max(id) as id from shop_order");
  const cursor = String(newest?.id ?? 0);
  if (since === undefined || cursor === since) return { cursor, orders: [], count: 0 };
  const rows = await sql.query<{
    number: string;
    name: string;
    stage: string;
    placed_at: Date;
    count: number;
  }>(
    `select number, coalesce(company ->> 'name', firstname || ' ' || lastname) as name, status as stage, placed_at,
       count(*) over ()::int as count
     from shop_order where id > $1::bigint order by id desc limit ${mostShown}`,
    [since],
  );
  return {
    cursor,
    orders: rows.map(({ count: _, placed_at, ...row }) => ({ ...row, placed_at: wireTime(placed_at) })),
    count: rows[0]?.count ?? 0,
  };
}
