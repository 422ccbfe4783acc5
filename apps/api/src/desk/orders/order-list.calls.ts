import { kobo, wireValue } from "@precise/cart-core/money";
import type { deskOrderListCalls, DeskOrderRow as WireRow } from "@precise/contract/desk/orders/order-list";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { maskedPhone, type Sight, sightOf } from "#api/desk/kit/mask.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { answer } from "#api/platform/http/reply.ts";
import { type DeskOrderRow, listDeskOrders } from "./list-orders.ts";
import { readOrderNews } from "./new-orders.ts";

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
    placed_at: row.placed_at.toISOString(),
    name: row.company ?? name,
    is_trade: row.company !== null,
    phone: sight.contact ? row.phone : maskedPhone(row.phone),
    place: row.showroom ?? [row.lga, row.state].filter(Boolean).join(", "),
    payment: row.payment,
    money: row.money,
    ...(sight.money ? { payable: { value: wireValue(kobo(row.payable_kobo)) } } : {}),
    ...(sight.money && row.missing_kobo !== null
      ? { missing: { value: wireValue(kobo(row.missing_kobo)) } }
      : {}),
    waits_until: row.respond_by?.toISOString() ?? null,
    is_held: row.is_held,
    goods: { state: row.goods, until: row.hold_until?.toISOString() ?? null, is_proved: row.is_proved },
    pieces: row.pieces,
    marks: { wish: row.has_wish, notes: row.notes },
  };
}
