import { err, ok, type Result } from "@precise/cart-core/result";
import { lagosDay, lagosMoment, laterDay } from "@precise/contract/nigeria/lagos-days";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { lockDesk, type OfferedType, readBusy, readDesk, readTypes } from "./desk-rows.ts";
import { bookableDays, offeredSlots } from "./offered-slots.ts";
import type { HeldSlot, Scheduling, SlotRefusal } from "./scheduling-port.ts";

/** Our own calendar: slots from the desks' hours, closed days, lead time, horizon, buffers and capacity. */
export function ownScheduling(db: Database, now: () => Date = () => new Date()): Scheduling {
  /** Free start times as this transaction sees them. */
  async function slotsOf(sql: Sql, type: OfferedType, from: string, days: number, except: string | null) {
    const to = laterDay(from, days);
    const desk = await readDesk(sql, type.deskId, from, to);
    const busy = await readBusy(sql, type.deskId, lagosMoment(from, 0), lagosMoment(to, 24 * 60), except);
    return offeredSlots({ from, days }, type.rules, desk, busy, now());
  }

  /** Under the desk's lock, so that of many who want the last place one gets it. */
  async function hold<Kept>(
    typeId: string,
    startsAt: Date,
    except: string | null,
    keep: (tx: Sql, held: HeldSlot) => Promise<Kept>,
  ): Promise<Result<Kept, SlotRefusal>> {
    return db.transaction(async (tx) => {
      const [type] = await readTypes(tx, typeId);
      if (!type) return err("unknown_appointment_type");
      await lockDesk(tx, type.deskId);
      const slots = await slotsOf(tx, type, lagosDay(startsAt), 1, except);
      if (!slots.some((slot) => slot.starts_at === wireTime(startsAt))) return err("slot_taken");
      return ok(await keep(tx, heldSlot(type, startsAt)));
    });
  }

  return {
    provider: "own",
    types: async () => ok((await readTypes(db)).map((type) => type.shown)),
    async slots(typeId, from, days) {
      const [type] = await readTypes(db, typeId);
      if (!type) return err("unknown_appointment_type");
      const { first, last } = bookableDays(type.rules, now());
      const slots = await slotsOf(db, type, from, days, null);
      return ok({ type: type.shown, slots, firstDay: first, lastDay: last });
    },
    book: ({ typeId, startsAt }, keep) => hold(typeId, startsAt, null, keep),
    move: ({ type, reference }, startsAt, keep) => hold(type.id, startsAt, reference, keep),
    cancel: async (_appointment, _reason, keep) => ok(await db.transaction(keep)),
  };
}

function heldSlot({ shown, deskId, rules }: OfferedType, startsAt: Date): HeldSlot {
  const endsAt = new Date(startsAt.getTime() + rules.minutes * 60_000);
  return {
    provider: "own",
    externalUri: null,
    deskId,
    type: shown,
    startsAt,
    endsAt,
    busyUntil: new Date(endsAt.getTime() + rules.bufferMinutes * 60_000),
    joinUrl: null,
  };
}
