import { lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import type { Appointment } from "@precise/contract/shop/appointments";
import { cutText } from "@precise/contract/wire/cut-text";
import { type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import type { ReadyMail } from "#api/platform/mail/mail-transport.ts";
import type { Block, Fact, MailBrand, MailContent } from "#api/platform/mail/render/blocks.ts";
import { deskButton } from "#api/platform/mail/render/desk-button.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { greetingName } from "#api/platform/text/greeting.ts";
import { appointmentPath, appointmentToken } from "./appointment-link.ts";
import {
  type AppointmentMail,
  type AppointmentRequestMail,
  appointmentMailSchemas,
  requestMailSchema,
} from "./appointment-mails.ts";
import { calendarFile, placeText } from "./calendar-file.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", text });

export const appointmentMails: MailKinds = {
  ...mailKinds(appointmentMailSchemas, (mail, { brand, links, queuedAt }) => ({
    content: appointmentContent(mail, brand, links),
    replyTo: mail.for_shop ? mail.appointment.email : undefined,
    calendar: appointmentCalendar(mail, brand, links, queuedAt),
  })),
  ...mailKinds([requestMailSchema], (mail, { brand }) => ({
    content: requestContent(mail, brand),
    replyTo: mail.for_shop ? mail.request.email : undefined,
  })),
};

/** What a mail about an appointment says: to the visitor, or as the shop's own copy. */
function appointmentContent(mail: AppointmentMail, brand: MailBrand, links: SignedLinks): MailContent {
  const { appointment } = mail;
  const when = lagosMomentText(new Date(appointment.starts_at));
  const { subject, title, text } = mail.for_shop ? shopWords(mail, when) : visitorWords(mail, when);
  const page = brand.site + appointmentPath(tokenOf(links, appointment));
  return {
    subject,
    preview: `${when} (Lagos time). ${placeText(appointment)}.`,
    title,
    blocks: [
      paragraph(text),
      { kind: "facts", facts: factsOf(appointment, mail.for_shop) },
      ...(mail.for_shop
        ? [deskButton(brand, "See it at the desk", `/appointments/${appointment.reference}`)]
        : []),
      ...(mail.for_shop || appointment.status === "cancelled"
        ? []
        : [{ kind: "button", label: "View, move or cancel", url: page } as const]),
      ...(appointment.status === "cancelled" && !mail.for_shop
        ? [{ kind: "button", label: "Book another time", url: `${brand.site}/appointment-booking` } as const]
        : []),
    ],
    why: mail.for_shop
      ? "You get this e-mail because it is the shop's address for appointments."
      : `You get this e-mail because an appointment was booked with this address at ${new URL(brand.site).host}.`,
  };
}

/** What a mail about a request says. */
function requestContent({ request, for_shop }: AppointmentRequestMail, brand: MailBrand): MailContent {
  const facts: Fact[] = [
    ["Reference", request.reference],
    // Free words of a stranger go to the shop only, never to another address.
    ...(for_shop
      ? ([
          ["About", request.wish],
          ["When", request.when],
          ["Name", request.name],
          ["E-mail", request.email],
          ["Phone", request.phone],
          ["Time zone", request.time_zone],
          ["Note", request.note || "none"],
        ] as const)
      : []),
  ];
  return {
    subject: for_shop
      ? `Appointment request from ${cutText(request.name, 40)}`
      : "We have your request for an appointment",
    preview: "We reply within one working day.",
    title: for_shop ? "Appointment request" : "We have your request",
    blocks: [
      paragraph(
        for_shop
          ? "Our calendar was not working when this request came in. Please agree a time by e-mail or phone."
          : "Our calendar was not working when you tried to book. We will write or call within one working day to agree a time.",
      ),
      { kind: "facts", facts },
    ],
    why: for_shop
      ? "You get this e-mail because it is the shop's address for appointments."
      : `You get this e-mail because an appointment was requested with this address at ${new URL(brand.site).host}.`,
  };
}

/** What a calendar takes from the mail: nothing from reminders, copies, and where a service sends its own invitation. */
function appointmentCalendar(
  mail: AppointmentMail,
  brand: MailBrand,
  links: SignedLinks,
  queuedAt: Date,
): NonNullable<ReadyMail["calendar"]> | undefined {
  if (mail.for_shop || !mail.is_ours || mail.kind === "appointment_reminder") return undefined;
  const method = mail.kind === "appointment_cancelled" ? "CANCEL" : "REQUEST";
  const text = calendarFile(mail.appointment, {
    method,
    sequence: mail.sequence,
    organiser: { name: brand.name, email: brand.email },
    host: new URL(brand.site).host,
    page: brand.site + appointmentPath(tokenOf(links, mail.appointment)),
    writtenAt: queuedAt,
  });
  return { method, text };
}

function tokenOf(links: SignedLinks, { reference, ends_at }: Appointment): string {
  return appointmentToken(links, reference, new Date(ends_at));
}

function visitorWords(mail: AppointmentMail, when: string) {
  const { name } = mail.appointment;
  const greeting = greetingName(name);
  const hello = greeting === undefined ? "" : `${greeting}, `;
  const start = (sentence: string) =>
    hello ? hello + sentence : sentence[0]?.toUpperCase() + sentence.slice(1);
  switch (mail.kind) {
    case "appointment_booked":
      return {
        subject: `Booked: your appointment on ${when}`,
        title: "Your appointment is booked",
        text: start(
          "we look forward to seeing you. You can add the appointment to your calendar from this e-mail.",
        ),
      };
    case "appointment_moved":
      return {
        subject: `Moved: your appointment is now on ${when}`,
        title: "Your appointment has moved",
        text: start("this is the new time. You can update your calendar from this e-mail."),
      };
    case "appointment_cancelled":
      return {
        subject: `Cancelled: your appointment on ${when}`,
        title: "Your appointment is cancelled",
        text: start("this appointment is cancelled. You do not need to do anything."),
      };
    case "appointment_reminder":
      return {
        subject: `Tomorrow: your appointment on ${when}`,
        title: "See you tomorrow",
        text: start(
          "this is a reminder of your appointment. If you cannot come, use the button below to tell us.",
        ),
      };
  }
}

function shopWords(mail: AppointmentMail, when: string) {
  const done = {
    appointment_booked: "booked",
    appointment_moved: "moved",
    appointment_cancelled: "cancelled",
  };
  const word = mail.kind === "appointment_reminder" ? "near" : done[mail.kind];
  const { reference } = mail.appointment;
  return {
    subject: `Appointment ${word}: ${when}`,
    title: `Appointment ${word}`,
    text: `${reference} is ${word}.`,
  };
}

function factsOf(appointment: Appointment, forShop: boolean): Fact[] {
  const start = new Date(appointment.starts_at);
  const { time_zone } = appointment;
  return [
    ["What", `${appointment.type.name}, ${appointment.type.minutes} minutes`],
    ["When", `${lagosMomentText(start)}, Lagos time`],
    ...(isElsewhere(start, time_zone)
      ? [
          [
            forShop ? "For the visitor" : "Your time",
            `${zonedMoment(start, time_zone)} (${time_zone})`,
          ] as const,
        ]
      : []),
    ["Where", placeText(appointment)],
    ["Reference", appointment.reference],
    ...(forShop
      ? ([
          ["Name", appointment.name],
          ["E-mail", appointment.email],
          ["Phone", appointment.phone],
          ["Note", appointment.note || "none"],
        ] as const)
      : []),
  ];
}

/** The moment by the clock of a zone: `Saturday, 21 November 2026, 8:05 am GMT`. */
function zonedMoment(at: Date, timeZone: string): string {
  const form = { timeZone, day: "numeric", month: "long", year: "numeric" } as const;
  const time = { timeZone, hour: "numeric", minute: "2-digit", hour12: true, timeZoneName: "short" } as const;
  const days = new Intl.DateTimeFormat("en-GB", { ...form, weekday: "long" }).format(at);
  return `${days}, ${new Intl.DateTimeFormat("en-GB", time).format(at).replace(/\s/g, " ")}`;
}

/** Whether clocks in a zone show another time than those in Nigeria at that moment. */
function isElsewhere(at: Date, timeZone: string): boolean {
  const shown = (zone: string) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(at);
  return shown(timeZone) !== shown("Africa/Lagos");
}
