import { fromWireValue, kobo, wireAmount } from "@precise/cart-core/money";
import type { OrderStanding } from "@precise/cart-core/order-moves";
import type { DeskOrder } from "@precise/contract/desk/orders/orders";
import { maskedAddress, maskedPhone, mayUnmask, type Sight, sightOf } from "#api/desk/kit/mask.ts";
import { dueAtDoor } from "#api/modules/deliveries/delivery-rows.ts";
import { shipmentKey } from "#api/modules/deliveries/shipment-key.ts";
import { moneyOf } from "#api/modules/money/money.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { leavesTheHouse } from "#api/modules/orders/move-order.ts";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import { type PaperOrder, whyNoPaper } from "#api/modules/orders/why-no-paper.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { allowedMoves } from "./allowed-moves.ts";
import { readLedger } from "./order-ledger.ts";
import { readNotes } from "./order-notes.ts";
import { seenBy } from "./order-presence.ts";
import { readTimeline } from "./order-timeline.ts";

/** What the desk needs to know of an order before it does something with it. */
export interface OrderHead {
  readonly id: number;
  readonly number: string;
  readonly revision: number;
  readonly standing: OrderStanding;
  /** Its goods may leave the house, as far as its money goes. */
  readonly moneyStands: boolean;
}

interface HeadRow {
  readonly id: number;
  readonly number: string;
  readonly revision: number;
  readonly stage: OrderStanding["stage"];
  readonly delivery: OrderStanding["delivery"];
  readonly payment: OrderStanding["payment"];
  readonly is_paid: boolean;
  readonly money_stands: boolean;
}

/** @param typed a number as people type it; @returns undefined where there is no such order */
export async function readOrderHead(sql: Sql, typed: string): Promise<OrderHead | undefined> {
  return (await readOrderHeads(sql, [typed])).get(typed);
}

/** Those of many orders, by the numbers as they were typed. */
export async function readOrderHeads(sql: Sql, typed: readonly string[]): Promise<Map<string, OrderHead>> {
  const numbers = new Map(typed.map((text) => [text, readOrderNumber(text) ?? text.toUpperCase()]));
  const rows = await sql.query<HeadRow>(
    `select id, number, revision, status as stage, delivery_method as delivery, payment_method as payment,
       paid_at is not null as is_paid, money_stands from shop_order where number = any($1::text[])`,
    [[...numbers.values()]],
  );
  const heads = new Map(rows.map((row) => [row.number, headOf(row)]));
  return new Map(
    [...numbers].flatMap(([text, number]) => {
      const head = heads.get(number);
      return head ? [[text, head]] : [];
    }),
  );
}

function headOf({ stage, delivery, payment, is_paid: isPaid, ...row }: HeadRow): OrderHead {
  const { id, number, revision, money_stands: moneyStands } = row;
  return { id, number, revision, standing: { stage, delivery, payment, isPaid }, moneyStands };
}

/** What decides whether its papers are printed. */
export function paperOrder({ number, standing, moneyStands }: OrderHead): PaperOrder {
  return { number, stage: standing.stage, moneyStands };
}

/** An order as this reader may see it; undefined where there is none. */
export async function readOrderPage(
  sql: Sql,
  typed: string,
  staff: StaffSession,
): Promise<DeskOrder | undefined> {
  const head = await readOrderHead(sql, typed);
  const order = head && (await readOrderOf(sql, head.number));
  if (!head || !order) return undefined;
  const sight = sightOf(staff);
  const ledger = sight.money ? await readLedger(sql, order) : undefined;
  const notes = await readNotes(sql, head.id);
  const { fee_proposal, hold } = order;
  return {
    number: head.number,
    revision: head.revision,
    stage: head.standing.stage,
    placed_at: order.placed_at,
    ...personView(order, sight),
    is_masked: !sight.contact,
    may_unmask: !sight.contact && mayUnmask(staff, head.standing),
    delivery: {
      method: order.delivery.method,
      ...(order.delivery.showroom ? { showroom: order.delivery.showroom.name } : {}),
      ...(order.delivery.parts ? { parts: order.delivery.parts } : {}),
    },
    items: await itemsView(sql, order, sight),
    ...(order.cancelled ? { cancelled: order.cancelled } : {}),
    goods: {
      state: hold?.goods ?? "held",
      ...(hold?.until ? { until: hold.until } : {}),
      is_proved: hold?.is_proved ?? true,
      gone: hold?.gone ?? [],
    },
    payment: {
      method: order.payment.method,
      status: order.payment.status ?? "none",
      ...(order.payment.pay_by ? { pay_by: order.payment.pay_by } : {}),
      ...(order.payment.paid_at ? { paid_at: order.payment.paid_at } : {}),
    },
    ...(fee_proposal && sight.money ? { fee_proposal } : {}),
    ...(ledger ? { prices: order.prices, ledger } : {}),
    ...(order.note === undefined ? {} : { wish: order.note }),
    ...(order.acknowledged_findings ? { acknowledged_findings: order.acknowledged_findings } : {}),
    notes,
    timeline: await readTimeline(sql, order, notes, ledger),
    moves: await movesView(sql, head, order, staff),
    documents: documentsView(order, sight, whyNoPaper(paperOrder(head)) === undefined),
    seen_by: await seenBy(sql, head.id, staff.staffId),
  };
}

/** Where it may go next, with what is to be paid for the goods then: the person who hands them over takes it. */
async function movesView(sql: Sql, head: OrderHead, order: AnyOrder, staff: StaffSession) {
  const { standing } = head;
  // What was sent of it can come back; only then is it cancelled.
  const moves = allowedMoves(standing, staff).filter(({ to }) => to !== "cancelled" || !order.delivery.parts);
  const payable = fromWireValue(order.prices.payable.value);
  const due = moves.some(({ needs }) => needs.includes("paid"))
    ? dueAtDoor({ payment: standing.payment, payable, net: (await moneyOf(sql, head.id)).net })
    : kobo(0);
  return moves.map((move) => ({
    ...move,
    ...(move.needs.includes("paid") ? { due: wireAmount(due) } : {}),
    ...(leavesTheHouse(standing, move.to) && !head.moneyStands ? { is_held: true } : {}),
  }));
}

function personView(order: AnyOrder, sight: Sight): Pick<DeskOrder, "contact" | "address" | "trade"> {
  const { contact, address, trade } = order;
  const phone = (text: string) => (sight.contact ? text : maskedPhone(text));
  return {
    contact: {
      name: `${contact.firstname} ${contact.lastname}`.trim(),
      phone: phone(contact.phone),
      ...(sight.email ? { email: contact.email } : {}),
    },
    address: address && (sight.contact ? address : maskedAddress(address)),
    ...(trade
      ? {
          trade: {
            company: trade.company.name,
            ...(trade.company.rc_number ? { rc_number: trade.company.rc_number } : {}),
            site_contact: { name: trade.site_contact.name, phone: phone(trade.site_contact.phone) },
            ...(trade.po_number === undefined ? {} : { po_number: trade.po_number }),
            ...(trade.delivery_date === undefined ? {} : { delivery_date: trade.delivery_date }),
          },
        }
      : {}),
  };
}

async function itemsView(sql: Sql, { items }: AnyOrder, { money }: Sight): Promise<DeskOrder["items"]> {
  const stock = await sql.query<{ sku: string; left: number }>(
    `select sku, stock_qty as left from product where sku = any($1::text[]) and withdrawn_at is null`,
    [items.map(({ sku }) => sku)],
  );
  const leftOf = new Map(stock.map(({ sku, left }) => [sku, left]));
  return items.map(({ sku, name, urlPath, quantity, line, side_mark, image, unit_price, row_total }) => ({
    sku,
    name,
    url_path: urlPath,
    quantity,
    ...(line === undefined ? {} : { line }),
    ...(side_mark ? { side_mark } : {}),
    ...(image ? { image } : {}),
    ...(money ? { unit_price, row_total } : {}),
    in_stock: leftOf.get(sku) ?? null,
  }));
}

/** Which papers there are, and where. Papers with prices are for who may see money. */
function documentsView(order: AnyOrder, { money }: Sight, goOut: boolean): DeskOrder["documents"] {
  const { number, delivery, invoice, credit_notes = [] } = order;
  const under = `/api/desk/orders/${number}`;
  return [
    ...(goOut
      ? [
          { kind: "picking_list" as const, name: "Picking list", path: `${under}/picking-list.pdf` },
          { kind: "delivery_note" as const, name: "Delivery note", path: `${under}/delivery-note.pdf` },
          { kind: "label" as const, name: "Parcel labels", path: `${under}/label.pdf` },
          ...(delivery.parts?.sent ?? []).flatMap(({ part }) => {
            const its = `/api/desk/orders/${shipmentKey(number, part)}`;
            return [
              {
                kind: "delivery_note" as const,
                name: `Delivery note ${part}`,
                path: `${its}/delivery-note.pdf`,
              },
              { kind: "label" as const, name: `Parcel labels ${part}`, path: `${its}/label.pdf` },
            ];
          }),
        ]
      : []),
    ...(invoice && money
      ? [{ kind: "invoice" as const, name: invoice.number, path: `${under}/invoice.pdf` }]
      : []),
    ...(money
      ? credit_notes.map((note) => ({
          kind: "credit_note" as const,
          name: note.number,
          path: `${under}/credit-notes/${note.number}.pdf`,
        }))
      : []),
  ];
}
