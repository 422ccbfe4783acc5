import type { AppointmentType } from "@precise/contract/appointments";
import {
  emailMalformed,
  emailMissing,
  nameMissing,
  phoneMissing,
  tooLong,
  tooManyAttempts,
} from "@precise/web/forms/field-sentences";
import type { ContactField } from "./contact-entries.ts";

/** Words of the pages on which appointments are booked, moved and cancelled. */
export const appointmentCopy = {
  title: "Digital Showroom Appointments",
  description:
    "Book a video tour of a Precise showroom, advice on lighting your rooms, or an adviser of your own in Lagos, Abuja or Port Harcourt. Free, by the half hour or hour.",
  intro: "Pick what you need and a time. It costs nothing, and you can move or cancel it until it begins.",
  stepsLabel: "Steps of the booking",
  steps: { type: "What", time: "Day and time", details: "Your details" },
  place: { video: "By video call", showroom: "In the showroom", arranged: "As the invitation says" },
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
    times === 0 ? `${day}, nothing free` : `${day}, ${times} ${times === 1 ? "time" : "times"} free`,
  timesOn: (day: string) => `Times on ${day}`,
  timesNote: "All times are by the clock in Lagos (West Africa Time).",
  pickDay: "Choose a day with a tinted ground to see its times.",
  noneThisMonth: "Nothing is free in this month. Try the next one.",
  noneOnDay: "Nothing is free on this day any more. Choose another day.",
  taken: (time: string) =>
    `${time} has just been taken, or is no longer offered. What you typed is kept: choose another time.`,
  unknownType: "This kind of appointment is not offered any more. Choose another.",
  unreachableTitle: "The times could not be loaded",
  unreachableText: "The shop does not answer just now. What you typed is kept.",
  lagosTime: "Lagos time",
  book: "Book the appointment",
  offline: "You are offline. What you have typed is kept; send it when you are connected again.",
  fields: {
    name: "Name",
    email: "E-mail",
    emailHint: "For the confirmation and its calendar entry.",
    phone: "Phone",
    phoneHint: "A Nigerian mobile, or a number with its country code.",
    note: "What is it about?",
    noteHint: "Rooms, plans, products you have seen. We come prepared.",
    when: "When would suit you?",
    whenHint: "A day or two, and the time of day, by the clock in Lagos.",
  },
  problems: {
    name: { missing: nameMissing, other: tooLong(120) },
    email: { missing: emailMissing, other: emailMalformed },
    phone: {
      missing: phoneMissing,
      other:
        "Enter a Nigerian mobile number, such as 0803 123 4567, or one with its country code, such as +44 20 7946 0018.",
    },
    note: { missing: "Say what it is about.", other: tooLong(1000) },
    when: { missing: "Say when it would suit you.", other: tooLong(200) },
  } satisfies Record<ContactField, { missing: string; other: string }>,
  troubles: {
    too_many: tooManyAttempts("an hour, or call us"),
    in_progress: "Your booking is still being made. Send it again in a moment: it will be made once.",
    not_done: "That did not work. Nothing was booked; please try again.",
    unreachable: "The shop could not be reached. Send it again: whatever was done already is not done twice.",
    over: "This appointment has begun or is off already.",
    moved_often: "This appointment has been moved five times. Cancel it and book another one, or call us.",
  },
  request: {
    title: "Leave a request",
    text: "Our calendar does not answer just now. Tell us what you want and when: one of us writes or calls within a working day.",
    send: "Send the request",
    again: "Try the calendar again",
    anyType: "Appointment",
    doneTitle: "We have your request",
    doneText: (reference: string) =>
      `Its reference is ${reference}. One of us writes or calls within a working day to agree on a time.`,
    back: "Back to the shop",
  },
  mine: {
    title: "Your appointment",
    booked: "Your appointment is booked",
    cancelled: "This appointment is cancelled",
    past: "This appointment is over",
    mailed: (email: string) => `The confirmation is on its way to ${email}.`,
    facts: { what: "What", when: "When", where: "Where", who: "For", reference: "Reference" },
    videoPlace: "By video call. We send the link before it begins.",
    join: "Join the call",
    calendar: "Add to your calendar",
    move: "Move it to another time",
    moveTitle: "Choose the new time",
    keep: "Keep the time as it is",
    cancel: "Cancel the appointment",
    cancelAsk: "The place is given to somebody else. This cannot be undone, but you can book again.",
    cancelYes: "Yes, cancel it",
    again: "Book another",
    goneTitle: "This link opens nothing any more",
    goneText: "It may be incomplete, or the appointment lies long back.",
    unreachableTitle: "The appointment could not be loaded",
    unreachableText: "The shop does not answer just now. Your appointment stands as it was.",
  },
} as const;

export type BookingTrouble = keyof typeof appointmentCopy.troubles;

/** The words of a trouble that stands in an address; undefined for anything else. */
export function troubleText(name: string | undefined): string | undefined {
  return name !== undefined && name in appointmentCopy.troubles
    ? appointmentCopy.troubles[name as BookingTrouble]
    : undefined;
}

/** Where it takes place, in one line. */
export function placeText({ place, showroom }: AppointmentType): string {
  return showroom ? `${showroom.name}, ${showroom.address}` : appointmentCopy.place[place];
}
