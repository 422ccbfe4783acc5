import { aboutPerson, type Person, valuesOf } from "#api/modules/accounts/person.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** Whether a visit or a collection of this person is under way, so that the showroom may ask for phone and address. */
export async function mayUnmaskPerson(
  sql: Sql,
  { roles }: Pick<StaffSession, "roles">,
  person: Person,
): Promise<boolean> {
  if (!roles.includes("showroom")) return false;
  const [row] = await sql.query<{ may: boolean }>(
    aboutPerson(`select exists (select 1 from own_order o
        where o.delivery_method = 'pickup' and o.status in ('confirmed', 'packed', 'shipped'))
      or exists (select 1 from person p join appointment a on lower(a.email) = p.email_key
        where a.status = 'booked' and a.ends_at > now()) as may`),
    valuesOf(person),
  );
  return row?.may ?? false;
}
