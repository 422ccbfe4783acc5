import type { Appointment } from "@precise/contract/shop/appointments";
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { greetingName } from "#api/platform/text/greeting.ts";

/**
 * An appointment as an iCalendar file. The same appointment has the same UID forever and a higher SEQUENCE after each
 * change, so that a calendar moves or removes the entry that it has.
 * @param method `PUBLISH` for a file that someone fetches; `REQUEST` and `CANCEL` in mails
 * @param page where it is looked at, moved and cancelled
 * @source RFC 5545, RFC 5546
 */
export function calendarFile(
  appointment: Appointment,
  options: {
    readonly method: "PUBLISH" | "REQUEST" | "CANCEL";
    readonly sequence: number;
    readonly organiser: { readonly name: string; readonly email: string };
    /** Host that makes the UID one of a kind in the world. */
    readonly host: string;
    readonly page: string;
    readonly writtenAt: Date;
  },
): string {
  const { method, sequence, organiser, host, page, writtenAt } = options;
  const calendar = ical({
    prodId: { company: organiser.name, product: "appointments", language: "EN" },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `${appointment.reference}@${host}`,
    sequence,
    stamp: writtenAt,
    start: new Date(appointment.starts_at),
    end: new Date(appointment.ends_at),
    summary: appointment.type.name,
    description: [
      `Reference ${appointment.reference}.`,
      ...(appointment.join_url ? [`Join: ${appointment.join_url}`] : []),
      `View, move or cancel: ${page}`,
    ].join("\n"),
    location: placeText(appointment),
    url: page,
    status: method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: organiser,
    attendees: [
      {
        // An invitation goes to an address that anybody could type: it greets by the name only where it looks like one.
        name: greetingName(appointment.name) ?? appointment.email,
        email: appointment.email,
        rsvp: false,
        status: ICalAttendeeStatus.ACCEPTED,
      },
    ],
  });
  return calendar.toString();
}

/** Where it takes place, in one line. */
export function placeText({ type, join_url }: Appointment): string {
  switch (type.place) {
    case "video":
      return join_url ?? "Video call; we send you the link beforehand";
    case "showroom":
      return type.showroom ? `${type.showroom.name}, ${type.showroom.address}` : "Our showroom";
    case "arranged":
      return join_url ?? "See the invitation";
  }
}
