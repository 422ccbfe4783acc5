import { rowsOfNobody, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const appointmentsTables: Tables = {
  appointment: {
    also: ["accounts", "desk/appointments", "desk/people", "desk/settings"],
    words: "erased: the row goes, and one to come refuses the erasure",
    erase: {
      ofEmail: [
        // A person with an appointment still to come is expected: it goes when it was held.
        "delete from appointment where lower(email) = $1 and (ends_at < now() or status = 'cancelled')",
        "update appointment set is_to_be_forgotten = true where lower(email) = $1",
      ],
      by: ["modules/appointments/appointment-rows.ts"],
    },
    copy: {
      appointments: `select a.reference, a.type, a.starts_at, a.ends_at, a.status, a.name, a.email, a.phone, a.note,
      a.time_zone, a.created_at
    from appointment a join person on person.email_key = lower(a.email) order by a.id`,
    },
    begin: rowsOfNobody("email"),
  },
  appointment_day: {
    also: ["desk/appointments", "desk/settings"],
    words: "the shop's own calendar",
    begin: "the shop's own calendar",
  },
  appointment_desk: {
    also: ["desk/appointments"],
    words: "the shop's own calendar",
    begin: "the shop's own calendar",
  },
  appointment_hours: {
    also: ["desk/appointments", "desk/settings"],
    words: "the shop's own calendar",
    begin: "the shop's own calendar",
  },
  appointment_key: {
    words: "digests",
    old: {
      sweep: "appointment_keys",
      condition: "claimed_at < now() - $1::interval",
      kept: ["repeatedRequests"],
    },
    begin: "digests",
  },
  appointment_request: {
    also: ["accounts", "desk/appointments", "desk/today"],
    words: "erased: the row goes",
    erase: { ofEmail: ["delete from appointment_request where lower(email) = $1"] },
    copy: {
      appointment_requests: `select r.reference, r.wish, r.time_wish, r.name, r.email, r.phone, r.note, r.time_zone,
      r.created_at, r.done_at
    from appointment_request r join person on person.email_key = lower(r.email) order by r.id`,
    },
    begin: rowsOfNobody("email"),
  },
  appointment_type: {
    words: "the shop's own calendar",
    begin: "the shop's own calendar",
  },
};
