import { type Kobo, kobo } from "@precise/cart-core/money";
import type { OrderStanding } from "@precise/cart-core/order-moves";
import { hasMoneyCondition, mayBePaidCondition } from "#api/modules/money/money-columns.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { typedBuyerKey } from "./buyer-key.ts";
import type { GoodsState } from "./goods/order-hold.ts";
import type { AgreedAmounts } from "./order-draft.ts";

/** An order that no one else may move until the transaction ends. */
export interface LockedOrder {
  readonly id: number;
  readonly number: string;
  readonly standing: OrderStanding;
  readonly grandTotal: Kobo;
  readonly payable: Kobo;
  readonly deliveryFee: Kobo | null;
  /** A fee that waits for the shopper's yes. */
  readonly proposedFee: Kobo | null;
  readonly vat: Kobo;
  /** The rate that it was placed with. */
  readonly vatPerThousand: number;
  /** What staff agreed with its buyer by hand. */
  readonly agreed: AgreedAmounts | null;
  readonly goods: GoodsState;
  /** Whether it was shown that a real person stands behind it. @source design D28 */
  readonly isProved: boolean;
  /** How often its goods were set aside again before it was proved. */
  readonly renewals: number;
  /** Of a trade client's order: whose it is, and what it holds of the company's limit. */
  readonly company: { readonly id: string; readonly personId: string; readonly reserved: Kobo } | null;
}

interface Row {
  id: number;
  number: string;
  status: OrderStanding["stage"];
  delivery_method: OrderStanding["delivery"];
  payment_method: OrderStanding["payment"];
  paid_at: Date | null;
  grand_total_kobo: number;
  payable_kobo: number;
  delivery_fee_kobo: number | null;
  proposed_fee_kobo: number | null;
  vat_kobo: number;
  vat_per_thousand: number;
  agreed: AgreedAmounts | null;
  company_id: string | null;
  client_person_id: string | null;
  reserved_kobo: number;
  goods: GoodsState;
  is_proved: boolean;
  hold_renewals: number;
}

const columns = `id, number, status, delivery_method, payment_method, paid_at, grand_total_kobo, payable_kobo,
  delivery_fee_kobo, proposed_fee_kobo, vat_kobo, vat_per_thousand, agreed, company_id, client_person_id, reserved_kobo, goods,
  proved_at is not null as is_proved, hold_renewals`;

/** @param buyer the order's e-mail or phone, where the caller must know it; undefined for operators and links */
export async function lockOrder(tx: Sql, number: string, buyer?: string): Promise<LockedOrder | undefined> {
  const [row] = await tx.query<Row>(
    `select ${columns} from shop_order where number = $1 and 
       ($3::boolean or (email_key = $2 and company_id is null)) for update`,
    [number, buyer === undefined ? null : typedBuyerKey(buyer), buyer === undefined],
  );
  return row && lockedOrder(row);
}

/**
 * An order whose time to pay, to confirm or to answer is over and that no other replica is at work on. A confirmed order
 * whose fee we owe waits for us.
 */
export async function lockOverdueOrder(
  tx: Sql,
  passedOver: readonly number[],
): Promise<LockedOrder | undefined> {
  const [row] = await tx.query<Row>(
    `select ${columns} from shop_order o
     where respond_by < now() and (status in ('placed', 'awaiting_payment', 'fee_proposed')
         or (status = 'fee_pending' and proved_at is null)) and id <> all ($1::bigint[])
       -- Whoever has paid a part is not cancelled unseen.
       and not (${hasMoneyCondition})
       -- Nor whoever might have paid: their payment service is asked first.
       and not ${mayBePaidCondition}
     order by respond_by limit 1 for update of o skip locked`,
    [passedOver],
  );
  return row && lockedOrder(row);
}

/** An order whose goods were held for a time that is over, and that no other replica is at work on. @source design D28 */
export async function lockEndedHold(
  tx: Sql,
  passedOver: readonly number[],
): Promise<LockedOrder | undefined> {
  const [row] = await tx.query<Row>(
    `select ${columns} from shop_order
     where goods = 'held' and hold_until < now() and id <> all ($1::bigint[])
     order by hold_until limit 1 for update skip locked`,
    [passedOver],
  );
  return row && lockedOrder(row);
}

function lockedOrder(row: Row): LockedOrder {
  return {
    id: row.id,
    number: row.number,
    standing: {
      stage: row.status,
      delivery: row.delivery_method,
      payment: row.payment_method,
      isPaid: row.paid_at !== null,
    },
    grandTotal: kobo(row.grand_total_kobo),
    payable: kobo(row.payable_kobo),
    deliveryFee: koboOrNull(row.delivery_fee_kobo),
    proposedFee: koboOrNull(row.proposed_fee_kobo),
    vat: kobo(row.vat_kobo),
    vatPerThousand: row.vat_per_thousand,
    agreed: row.agreed,
    goods: row.goods,
    isProved: row.is_proved,
    renewals: row.hold_renewals,
    company:
      row.company_id === null || row.client_person_id === null
        ? null
        : { id: row.company_id, personId: row.client_person_id, reserved: kobo(row.reserved_kobo) },
  };
}

function koboOrNull(count: number | null): Kobo | null {
  return count === null ? null : kobo(count);
}
