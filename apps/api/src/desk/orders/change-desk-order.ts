import type { DeskOrder } from "@precise/contract/desk/orders/orders";
import { changeGuarded } from "#api/desk/kit/change-guarded.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import type { OperatorCommand } from "#api/desk/kit/operator-command.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import { revisionOf } from "#api/desk/kit/seen.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { keyReused, orderKey } from "#api/platform/once/order-keys.ts";
import { type OrderHead, readOrderPage } from "./order-page.ts";

/** A call that changes an order. */
interface ChangingCall {
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Gives a command for an order: for the revision that the caller saw, where they say which, and once for their key.
 * @returns the order as it is then
 */
export async function changeDeskOrder<Given, Input, Result>(
  parts: DeskParts,
  staff: StaffSession,
  call: ChangingCall,
  head: OrderHead,
  command: OperatorCommand<Given, Input, Result>,
  input: Omit<Given, "by">,
): Promise<Reply<{ order: DeskOrder }>> {
  const { "idempotency-key": key } = call.headers;
  const revision = revisionOf(call.headers);
  const guard = {
    orderId: head.id,
    revision,
    key:
      key === undefined
        ? undefined
        : orderKey(`staff:${staff.staffId}`, key, { number: head.number, ...call.body }),
  };
  const result = await changeGuarded(parts.db, guard, (db) =>
    runAs({ tools: { ...parts.tools, db } }, staff, command, input),
  );
  if ("failure" in result) return result;
  if ("notMade" in result) {
    if (result.notMade === "key-reused") return keyReused();
    if (result.notMade === "stale") return conflict(parts.db, head, staff, revision ?? 0);
  }
  const order = await readOrderPage(parts.db, head.number, staff);
  return order ? answer({ order }) : noOrder(head.number);
}

export function noOrder(number: string): Refusal {
  return failure(404, "not_found", `There is no order ${number}.`);
}

/** Both versions: what the order is now, and which revision the caller saw; the sentence says who changed it last. */
export async function conflict(
  sql: Sql,
  { number }: OrderHead,
  staff: StaffSession,
  revision: number,
): Promise<Refusal> {
  const current = await readOrderPage(sql, number, staff);
  const [last] = await readAudit(sql, { subject: number, limit: 1 });
  const who = last ? ` Last: ${last.actor}, ${last.act}.` : "";
  const message = `${number} has changed since you opened it: it is ${current?.stage} now.${who} Nothing was changed.`;
  return failure(409, "conflict", message, { data: { current, seen: { revision } } });
}
