import type { DeskOrderChange, deskOrderChangeCalls } from "@precise/contract/desk/orders/order-changes";
import { changeGuarded } from "#api/desk/kit/change-guarded.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { refuseUnseen } from "#api/desk/kit/refuse-unseen.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import { revisionOf } from "#api/desk/kit/seen.ts";
import { allow, type DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { quoteLocked } from "#api/modules/orders/changes/change-order.ts";
import { changesOf, type OrderChange, replacedBy } from "#api/modules/orders/changes/change-rows.ts";
import { hasMoney, namesOtherPerson } from "#api/modules/orders/changes/note-other-person.ts";
import { isChangeable, refuseChange } from "#api/modules/orders/changes/refuse-change.ts";
import { wishedOrder } from "#api/modules/orders/changes/wished-order.ts";
import { lockOrder } from "#api/modules/orders/locked-order.ts";
import { readAgain, readOrderOf } from "#api/modules/orders/order-rows.ts";
import { problemsOf, quotedLine } from "#api/modules/orders/written/quote-order.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { Caller } from "#api/platform/http/handle.ts";
import { answer, type Refusal } from "#api/platform/http/reply.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { changeOrderCommand, correctOrderCommand, withdrawChangeCommand } from "./change-commands.ts";
import { conflict, noOrder } from "./change-desk-order.ts";
import { readOrderHead } from "./order-page.ts";
import { orderTerms } from "./order-terms.ts";

/** The calls that change an order at the desk. @source decision 062 */
export function orderChangeAnswers(parts: DeskParts): DeskAnswers<typeof deskOrderChangeCalls> {
  const { db, tools } = parts;
  async function bothVersions(number: string, staff: StaffSession, revision: number): Promise<Refusal> {
    const head = await readOrderHead(db, readOrderNumber(number) ?? "");
    return head ? conflict(db, head, staff, revision) : noOrder(number);
  }
  return {
    quoteOrderChange: ({ params, body }) =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, readOrderNumber(params.number) ?? "");
        if (!order) return noOrder(params.number);
        const refused = await refuseChange(tx, order);
        if (refused) return refused;
        const change = wishedOrder(await readAgain(tx, order), body, order.agreed);
        const { quoted, difference, needsConsent } = await quoteLocked(tx, order, change, orderTerms(tools));
        return answer({
          difference,
          lines: quoted.plan.lines.map(quotedLine),
          needs_consent: needsConsent,
          notices: [...quoted.priced.sums.notices],
          problems: [...problemsOf(quoted.unknown), ...problemsOf(quoted.refused)],
        });
      }),
    async changeDeskOrder(call, staff) {
      const { params, body, headers } = call;
      // Where it was collected there is none to write over.
      const old = body.address && (await readOrderOf(db, readOrderNumber(params.number) ?? ""))?.address;
      const unseen = refuseUnseen(staff, { address: [old && body.address, "address"] });
      if (unseen) return unseen;
      const stale = body.address ? await refuseStale(db, call, params.number) : undefined;
      if (stale) return stale;
      const { reason, accepted_total: acceptedTotal, ...changes } = body;
      const revision = revisionOf(headers);
      const input = { number: params.number, wish: changes, reason, acceptedTotal, revision };
      const result = await runAs(parts, staff, changeOrderCommand, {
        ...input,
        key: headers["idempotency-key"],
      });
      if ("failure" in result) return result;
      if ("refused" in result.result) {
        const { refused } = result.result;
        const isStale = refused.failure.error.code === "conflict";
        return isStale ? bothVersions(params.number, staff, revision ?? 0) : refused;
      }
      const { change } = result.result.done;
      return answer({ change: deskChange(change) });
    },
    listOrderChanges: ({ params }) =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, readOrderNumber(params.number) ?? "");
        if (!order) return noOrder(params.number);
        return answer({
          changes: (await changesOf(tx, order.id)).map(deskChange),
          replaces: await replacedBy(tx, order.id),
          is_changeable: isChangeable(order.standing.stage) && order.company === null,
        });
      }),
    async withdrawOrderChange({ params }, staff) {
      const { number, id } = params;
      const result = await runAs(parts, staff, withdrawChangeCommand, { number, change: id });
      return "failure" in result ? result : answer({ change: deskChange(result.result) });
    },
    async correctDeskOrder(call, staff) {
      const { params, body, headers } = call;
      const { reason, ...correction } = body;
      const head = await readOrderHead(db, readOrderNumber(params.number) ?? "");
      if (!head) return noOrder(params.number);
      const unseen = refuseUnseen(staff, {
        email: [correction.contact?.email, "contact.email"],
        phone: [correction.contact?.phone, "contact.phone"],
        address: [correction.address, "address"],
      });
      if (unseen) return unseen;
      const stale = namesOtherPerson(correction) ? await refuseStale(db, call, head.number) : undefined;
      if (stale) return stale;
      const revision = revisionOf(headers);
      const guard = { orderId: head.id, revision, key: undefined };
      const input = { number: head.number, correction, reason };
      const result = await changeGuarded(db, guard, (guarded) =>
        runAs({ tools: { ...tools, db: guarded } }, staff, correctOrderCommand, input),
      );
      if ("failure" in result) return result;
      if ("notMade" in result) return bothVersions(head.number, staff, revision ?? 0);
      return answer({ changed: result.result.changed });
    },
  };
}

/** Who an order with money in it is for, or where it goes, changes with a fresh code alone. */
async function refuseStale(
  sql: Sql,
  { staff }: Pick<Caller, "staff">,
  number: string,
): Promise<Refusal | undefined> {
  const head = await readOrderHead(sql, readOrderNumber(number) ?? "");
  if (!head || !(await hasMoney(sql, head))) return undefined;
  const allowed = allow(staff, { permission: "order.write", isFresh: true });
  return "failure" in allowed ? allowed : undefined;
}

function deskChange(change: OrderChange): DeskOrderChange {
  const { id, state, madeAt, madeBy, reason, expiresAt, endedAt, newNumber, wanted } = change;
  return {
    id,
    state,
    made_at: wireTime(madeAt),
    made_by: madeBy,
    reason,
    expires_at: wireTime(expiresAt),
    ...(endedAt === null ? {} : { ended_at: wireTime(endedAt) }),
    lines: wanted.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    ...(newNumber === null ? {} : { new_number: newNumber }),
  };
}
