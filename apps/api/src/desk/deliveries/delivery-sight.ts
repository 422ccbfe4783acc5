import { maskedPhone, sightOf } from "#api/desk/kit/mask.ts";
import type { MaskOf } from "#api/modules/deliveries/delivery-list.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database } from "#api/platform/database/port.ts";

/** Whose phone and address a reader of deliveries sees. */
export interface DeliverySight {
  readonly maskOf: MaskOf;
  /** Notes whose were shown because a delivery needs them: once in twelve hours for each order and reader. */
  note(db: Database): Promise<void>;
}

const act = "orders.unmask";

/**
 * Who does not see every customer sees those of a delivery that is under way, one by one or on a rider's run sheet; a list
 * shows them masked.
 * @param isNeeded one delivery or a run sheet is read
 */
export function deliverySight(staff: StaffSession, isNeeded: boolean): DeliverySight {
  const shown: string[] = [];
  const seesAll = sightOf(staff).contact;
  const mayNeed = isNeeded && staff.may("delivery");
  return {
    maskOf({ number, state }) {
      if (seesAll) return null;
      if (!mayNeed || state === "done") return maskedPhone;
      shown.push(number);
      return null;
    },
    async note(db) {
      if (shown.length === 0) return;
      await db.transaction(async (tx) => {
        const known = await tx.query<{ subject: string }>(
          `select distinct subject from audit_entry where act = $1 and actor = $2 and subject = any($3::text[])
             and at > now() - interval '12 hours'`,
          [act, actorName(staff.actor), shown],
        );
        const before = new Set(known.map(({ subject }) => subject));
        for (const subject of shown.filter((number) => !before.has(number)))
          await writeAudit(tx, {
            actor: staff.actor,
            act,
            subject,
            before: null,
            after: { reason: "its delivery" },
          });
      });
    },
  };
}
