import type { Result } from "@precise/cart-core/result";
import type { AppointmentSlot, AppointmentType } from "@precise/contract/shop/appointments";
import type { Sql } from "#api/platform/database/port.ts";

/** The scheduling service is down or refuses us for a while; people leave a request instead. */
export type SchedulingDown = "scheduling_unavailable";
export type SlotRefusal = "unknown_appointment_type" | "slot_taken" | SchedulingDown;

/** The free beginnings of a type. Days are days in Lagos. */
export interface OfferedDays {
  readonly type: AppointmentType;
  readonly slots: readonly AppointmentSlot[];
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Who wants to come, as a scheduling service must know it. */
export interface Visitor {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly timeZone: string;
}

/** A place in someone's calendar. */
export interface HeldSlot {
  readonly provider: "own" | "calendly";
  /** Address in the service's own calendar; only there. */
  readonly externalUri: string | null;
  readonly deskId: string | null;
  readonly type: AppointmentType;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly busyUntil: Date;
  readonly joinUrl: string | null;
}

/** An appointment as the database holds it. */
export interface StoredAppointment extends HeldSlot {
  readonly id: number;
  readonly reference: string;
  readonly status: "booked" | "cancelled";
  /** Counts the changes, for calendars. */
  readonly sequence: number;
  readonly visitor: Visitor;
}

/**
 * Whose calendar has the appointments: ours, or a scheduling service's. What is held is written down by `keep`, in a
 * transaction: with our own calendar the one that holds the place, so that there is never one without the other; with a
 * service the one after its answer.
 * @source spec §1 "Scheduling"; decision 030
 */
export interface Scheduling {
  readonly provider: HeldSlot["provider"];
  types(): Promise<Result<readonly AppointmentType[], SchedulingDown>>;
  /** @param from first day, in Lagos @param days at most 31 */
  slots(
    typeId: string,
    from: string,
    days: number,
  ): Promise<Result<OfferedDays, Exclude<SlotRefusal, "slot_taken">>>;
  book<Kept>(
    visit: { readonly typeId: string; readonly startsAt: Date; readonly visitor: Visitor },
    keep: (tx: Sql, held: HeldSlot) => Promise<Kept>,
  ): Promise<Result<Kept, SlotRefusal>>;
  move<Kept>(
    appointment: StoredAppointment,
    startsAt: Date,
    keep: (tx: Sql, held: HeldSlot) => Promise<Kept>,
  ): Promise<Result<Kept, SlotRefusal>>;
  cancel<Kept>(
    appointment: StoredAppointment,
    reason: string,
    keep: (tx: Sql) => Promise<Kept>,
  ): Promise<Result<Kept, SchedulingDown>>;
}
