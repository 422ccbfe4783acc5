import { type Kobo, type Naira, wireValue } from "@precise/cart-core/money";
import type { OrderStage } from "@precise/cart-core/order-stages";
import {
  type MoneyByKind,
  orderMoney,
  type PaymentStatus,
  paymentStatus,
} from "@precise/cart-core/payment-status";
import { moneyColumn } from "#api/modules/money/money-columns.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** An order in a list. */
export interface ListedOrder {
  readonly number: string;
  readonly stage: string;
  readonly placed_at: Date;
  readonly name: string;
  readonly payment: string;
  readonly payable: Naira;
  /** What its money says: `part_paid`. */
  readonly money: PaymentStatus;
  readonly respond_by: Date | null;
  /** Whether a real person is known to stand behind it. @source design D28 */
  readonly is_proved: boolean;
  readonly goods: "held" | "free" | "waiting";
  /** Held goods go back on sale then. */
  readonly hold_until: Date | null;
}

type ListedRow = Omit<ListedOrder, "money" | "payable" | "stage"> & {
  readonly stage: OrderStage;
  readonly payable: Kobo;
  readonly paid_at: Date | null;
  readonly moved: MoneyByKind | null;
};

/** The newest orders. */
export async function listOrders(
  sql: Sql,
  wanted: {
    readonly stage?: OrderStage | undefined;
    readonly email?: string | undefined;
    readonly limit: number;
  },
): Promise<ListedOrder[]> {
  const rows = await sql.query<ListedRow>(
    `select number, status as stage, placed_at, firstname || ' ' || lastname as name, payment_method as payment,
       payable_kobo as payable, respond_by, proved_at is not null as is_proved, goods, hold_until,
       paid_at, ${moneyColumn} as moved
     from shop_order o where ($1::text is null or status = $1) and ($2::text is null or email_key = lower($2))
     order by placed_at desc, id desc limit $3`,
    [wanted.stage ?? null, wanted.email ?? null, wanted.limit],
  );
  return rows.map(({ paid_at, moved, ...listed }) => ({
    ...listed,
    payable: wireValue(listed.payable),
    money: paymentStatus({
      stage: listed.stage,
      money: orderMoney(moved ?? {}),
      payable: listed.payable,
      wasPaid: paid_at !== null,
    }),
  }));
}
