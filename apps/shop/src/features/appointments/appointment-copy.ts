import type { AppointmentType } from "@precise/contract/shop/appointments";
import type { Company } from "@precise/contract/shop/company";
import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import { emailMalformed, emailMissing } from "@precise/web/forms/email-sentences";
import { nameMissing, phoneMissing, tooLong } from "@precise/web/forms/field-sentences";
import { citiesText } from "#shop/base/company-words.ts";
import type { ContactField } from "./contact-entries.ts";

/** Words of the pages on which appointments are booked, moved and cancelled. */
export const appointmentCopy = {
  title: "Digital Showroom Appointments",
  description: (company: Company | null) =>
    `Book a video tour of a showroom, lighting advice for your rooms, or an hour with an adviser${company?.showrooms.length ? ` in ${citiesText(company, "or")}` : ""}. Free of charge.`,
  intro: "Choose a service and a time. It is free, and you can move or cancel it until it starts.",
  stepsLabel: "Booking steps",
  steps: { type: "Service", time: "Day and time", details: "Your details" },
  place: { video: "By video call", showroom: "In the showroom", arranged: "See the invitation" },
  minutes: (minutes: number) => `${minutes} minutes`,
  choose: "Choose a time",
  calendar: "Calendar",
  chooseDay: "Choose a day",
  weekdays: [
    { short: "Mo", name: "Monday" },
    { short: "Tu", name: "Tuesday" },
    { short: "We", name: "Wednesday" },
    { short: "Th", name: "Thursday" },
    { short: "Fr", name: "Friday" },
    { short: "Sa", name: "Saturday" },
    { short: "Su", name: "Sunday" },
  ],
  monthBefore: (month: string) => `To ${month}`,
  freeOn: (day: string, times: number) =>
    times === 0 ? `${day}, no times` : `${day}, ${times} ${times === 1 ? "time" : "times"} free`,
  timesOn: (day: string) => `Times on ${day}`,
  timesNote: "All times are Lagos time (West Africa Time).",
  pickDay: "Choose a highlighted day to see times.",
  noneThisMonth: "No times left this month. Try the next one.",
  noneOnDay: "No times left on this day. Choose another day.",
  taken: (time: string) => `${time} is no longer free. We kept what you typed: choose another time.`,
  unknownType: "We no longer offer this appointment. Choose another.",
  unreachableTitle: "We could not load the times",
  unreachableText: "We kept what you typed. Try again in a moment.",
  lagosTime: "Lagos time",
  book: "Book appointment",
  offline: "You are offline. We kept what you typed: send it when you are back online.",
  fields: {
    name: "Name",
    email: "E-mail",
    emailHint: "For your confirmation and calendar entry.",
    phone: "Phone",
    phoneHint: "A Nigerian mobile number, or one with its country code.",
    note: "What is it about?",
    noteHint: "Rooms, plans or products, so that we can prepare.",
    when: "When suits you?",
    whenHint: "A day or two, and the time of day, in Lagos time.",
  },
  problems: {
    name: { missing: nameMissing, other: tooLong(120) },
    email: { missing: emailMissing, other: emailMalformed },
    phone: {
      missing: phoneMissing,
      other:
        "Enter a Nigerian mobile number, such as 0803 123 4567, or one with its country code, such as +44 20 7946 0018.",
    },
    note: { missing: "Tell us what it is about.", other: tooLong(1000) },
    when: { missing: "Tell us when suits you.", other: tooLong(200) },
  } satisfies Record<ContactField, { missing: string; other: string }>,
  troubles: {
    too_many: tooManyAttempts("an hour, or call us"),
    in_progress: "We are still making your booking. Send it again in a moment: we book only once.",
    not_done: "That did not work, and nothing is booked. Try again.",
    unreachable: "We could not reach the shop. Send it again: nothing happens twice.",
    over: "This appointment has started or is already cancelled.",
    moved_often: "You have moved this appointment five times. Cancel it and book another, or call us.",
  },
  request: {
    title: "Send a request",
    text: "Our calendar is not working right now. Tell us what you need and when. We contact you within one working day.",
    send: "Send request",
    again: "Try the calendar again",
    anyType: "Appointment",
    doneTitle: "We have your request",
    doneText: (reference: string) =>
      `Your reference is ${reference}. We contact you within one working day to agree a time.`,
    back: "Back to the shop",
  },
  mine: {
    title: "Your appointment",
    booked: "Your appointment is booked",
    cancelled: "This appointment is cancelled",
    past: "This appointment is over",
    mailed: (email: string) => `We have sent a confirmation to ${email}.`,
    facts: { what: "What", when: "When", where: "Where", who: "For", reference: "Reference" },
    videoPlace: "By video call. We send you the link before it starts.",
    join: "Join the call",
    calendar: "Add to your calendar",
    move: "Change the time",
    moveTitle: "Choose a new time",
    keep: "Keep the current time",
    cancel: "Cancel appointment",
    cancelAsk: "We offer the time to someone else. This cannot be undone, but you can book again.",
    cancelYes: "Yes, cancel it",
    again: "Book another",
    goneTitle: "This link has expired",
    goneText: "It may be incomplete, or the appointment was long ago.",
    unreachableTitle: "We could not load your appointment",
    unreachableText: "Your appointment has not changed. Try again in a moment.",
  },
} as const;

export type BookingTrouble = keyof typeof appointmentCopy.troubles;

/** The words of a trouble in an address; undefined for anything else. */
export function troubleText(name: string | undefined): string | undefined {
  return name !== undefined && name in appointmentCopy.troubles
    ? appointmentCopy.troubles[name as BookingTrouble]
    : undefined;
}

/** Where it takes place, in one line. */
export function placeText({ place, showroom }: AppointmentType): string {
  return showroom ? `${showroom.name}, ${showroom.address}` : appointmentCopy.place[place];
}
