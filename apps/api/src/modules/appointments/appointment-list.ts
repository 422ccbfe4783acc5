import { dictionary } from "@precise/cart-core/dictionary";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { isOneOf } from "#api/platform/lists/is-one-of.ts";
import { termsQuery } from "#api/platform/text/terms-query.ts";
import { pageOfAppointments } from "./appointment-rows.ts";

const rowsAtOnce = 50;

/** What of the appointments is wanted; all of them where nothing is said. */
export interface WantedAppointments {
  /** `coming`: booked and not over; `past`: booked and over; `cancelled`. */
  readonly states?: readonly string[] | undefined;
  readonly calendars?: readonly string[] | undefined;
  /** Reference, name, e-mail, or a phone in any form. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

const stateConditions: Readonly<Record<string, string>> = dictionary({
  coming: "(status = 'booked' and ends_at > now())",
  past: "(status = 'booked' and ends_at <= now())",
  cancelled: "status = 'cancelled'",
});

/** A page of appointments: what is still to come by its time, the next first; where others are wanted too, the latest first. */
export function listAppointments(sql: Sql, wanted: WantedAppointments) {
  const { states, calendars, search = "", cursor } = wanted;
  const isForward = states?.length === 1 && states[0] === "coming";
  const values: SqlValue[] = [];
  const put = (value: SqlValue) => `$${values.push(value)}`;
  const parts = ["true"];
  if (states)
    parts.push(`(${states.map((state) => stateConditions[state] ?? "false").join(" or ") || "false"})`);
  if (calendars) parts.push(isOneOf("desk_id", calendars, put));
  const terms = termsQuery(search);
  if (terms !== undefined) parts.push(`terms @@ ${put(terms)}::tsquery`);
  return pageOfAppointments(sql, {
    where: parts.join(" and "),
    values,
    isPlannedEachTime: true,
    order: [
      { by: "starts_at", type: "timestamptz" },
      { by: "id", type: "bigint" },
    ],
    way: isForward ? "asc" : "desc",
    cursor,
    limit: rowsAtOnce,
  });
}
