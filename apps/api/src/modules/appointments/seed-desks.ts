import { publicHolidays } from "@precise/contract/nigeria/public-holidays";
import type { AppointmentType } from "@precise/contract/shop/appointments";
import { weekdaysOf } from "@precise/contract/wire/weekdays";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";

/** Public holidays are written down for this year and so many more: beyond any horizon of booking. */
const yearsAhead = 2;

/**
 * Brings the content file into the database: what can be booked as the file says now, in the showrooms that there are now; desks
 * with their hours, capacity and closed days where they are not there yet, for those are the operator's from then on.
 */
export async function seedDesks(db: Database, content: ShopContent, now: Date = new Date()): Promise<void> {
  const { appointments, showrooms, closed_days } = content;
  await db.transaction(async (tx) => {
    for (const desk of appointments.desks) {
      const showroom = showrooms.find(({ id }) => id === desk.showroom);
      await addDesk(tx, desk, showroom?.hours ?? []);
    }
    await tx.query("update appointment_type set is_offered = false where is_offered", []);
    for (const [position, type] of appointments.types.entries()) {
      const desk = appointments.desks.find(({ id }) => id === type.desk);
      const showroom = showrooms.find(({ id }) => id === desk?.showroom);
      if (!desk)
        throw new Error(`Content file: the appointment ${type.id} names a desk that the file does not have.`);
      // Nobody comes to one that was closed at the desk; before a camera its advisers go on.
      if (showroom === undefined && type.place === "showroom") continue;
      const shown = {
        id: type.id,
        name: type.name,
        description: type.description,
        minutes: type.minutes,
        place: type.place,
        ...(type.place === "showroom" && showroom ? { showroom: placeOf(showroom) } : {}),
      };
      await putType(tx, position, type, shown);
    }
    const year = now.getUTCFullYear();
    const holidays = Array.from({ length: yearsAhead + 1 }, (_, more) => publicHolidays(year + more)).flat();
    for (const { day, name } of [...holidays, ...closed_days]) {
      await tx.query(
        `insert into appointment_day (desk_id, day, is_closed, reason) values (null, $1::date, true, $2)
         on conflict (desk_id, day) do nothing`,
        [day, name],
      );
    }
  });
}

function placeOf({ id, name, address, phone }: ShopContent["showrooms"][number]) {
  return { id, name, address, phone };
}

async function addDesk(
  tx: Sql,
  desk: ShopContent["appointments"]["desks"][number],
  hours: ShopContent["showrooms"][number]["hours"],
): Promise<void> {
  const added = await tx.query(
    "insert into appointment_desk (id, capacity) values ($1, $2) on conflict (id) do nothing returning id",
    [desk.id, desk.capacity],
  );
  if (added.length === 0) return;
  for (const { days, open, close } of hours) {
    if (open === null || close === null) continue;
    for (const weekday of weekdaysOf(days) ?? []) {
      await tx.query(
        `insert into appointment_hours (desk_id, weekday, opens, closes) values ($1, $2, $3::time, $4::time)
         on conflict do nothing`,
        [desk.id, weekday, open, close],
      );
    }
  }
}

async function putType(
  tx: Sql,
  position: number,
  type: ShopContent["appointments"]["types"][number],
  shown: AppointmentType,
): Promise<void> {
  await tx.query(
    `insert into appointment_type (id, position, shown, desk_id, minutes, every_minutes, buffer_minutes, lead_minutes,
       horizon_days, is_offered)
     values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8, $9, true)
     on conflict (id) do update set position = excluded.position, shown = excluded.shown, desk_id = excluded.desk_id,
       minutes = excluded.minutes, every_minutes = excluded.every_minutes, buffer_minutes = excluded.buffer_minutes,
       lead_minutes = excluded.lead_minutes, horizon_days = excluded.horizon_days, is_offered = true`,
    [
      type.id,
      position,
      shown,
      type.desk,
      type.minutes,
      type.every_minutes,
      type.buffer_minutes,
      type.lead_hours * 60,
      type.horizon_days,
    ],
  );
}
