import { describe, expect, it } from "vitest";
import { composed } from "#api/platform/mail/compose.ts";
import type { Mail } from "../../platform/mail/sample-mails.ts";
import { renderSample, sampleLinks } from "../../platform/mail/sample-mails.ts";
import { appointmentMails, sampleAppointment } from "./appointment-mails.ts";

function render(content: Mail) {
  return renderSample({
    id: 1,
    kind: content.kind,
    recipient: "ada@example.com",
    content,
    message_key: "0f8e6c2e-7a3b-4c1d-9e2f-123456789abc",
    created_at: new Date("2026-11-21T08:05:00Z"),
    attempts: 1,
  });
}
const mailOf = (kind: Mail["kind"], for_shop = false) =>
  render(
    appointmentMails.find((mail) => mail.kind === kind && "for_shop" in mail && mail.for_shop === for_shop) ??
      expect.fail(),
  );

describe("the mail of a booking", () => {
  const mail = mailOf("appointment_booked");

  it("gives the time in Lagos and in the visitor's zone, and greets by name", () => {
    expect(mail.text).toContain("Monday, 23 November 2026, 10:00 am, Lagos time");
    expect(mail.text).toContain("Monday, 23 November 2026, 9:00 am GMT (Europe/London)");
    expect(mail.text).toContain("Ada Obi, we look forward");
  });
  it("leads to a page that its token opens", () => {
    const [, token = ""] = /appointment-booking\/mine\/(\S+)/.exec(mail.text) ?? [];
    expect(sampleLinks.open("appointment", token)).toBe("AP-7K3M9QX1");
  });
  it("carries an invitation for calendars", () => {
    expect(mail.calendar?.method).toBe("REQUEST");
    expect(mail.calendar?.text).toContain("METHOD:REQUEST");
    expect(composed(mail).icalEvent?.filename).toBe("appointment.ics");
  });
});

it("a move carries a higher SEQUENCE for the same UID, and a cancellation takes the entry away", () => {
  const lines = (kind: Mail["kind"]) =>
    mailOf(kind)
      .calendar?.text.split("\r\n")
      .filter((line) => /^(UID|SEQUENCE|STATUS|METHOD)/.test(line));
  const uid = "UID:AP-7K3M9QX1@shop.example";
  expect(lines("appointment_moved")).toEqual(["METHOD:REQUEST", uid, "SEQUENCE:1", "STATUS:CONFIRMED"]);
  expect(lines("appointment_cancelled")).toEqual(["METHOD:CANCEL", uid, "SEQUENCE:2", "STATUS:CANCELLED"]);
});

it("the shop's copy says who comes, is answered to the visitor, and is no invitation", () => {
  const copy = mailOf("appointment_booked", true);
  expect([copy.replyTo, copy.calendar]).toEqual(["ada@example.com", undefined]);
  expect(copy.text).toContain("A long hall, 3 m high.");
  expect(copy.text).not.toContain("/mine/");
});

it("where a service sends its own invitation, ours carries none", () => {
  const mail = render({
    kind: "appointment_booked",
    appointment: sampleAppointment,
    sequence: 0,
    is_ours: false,
    for_shop: false,
  });
  expect(mail.calendar).toBeUndefined();
});

it("nothing that a stranger typed reaches the inbox that he named", () => {
  const name = "Win a prize at https://evil.example";
  const appointment = { ...sampleAppointment, name, note: "Click here" };
  const mail = render({
    kind: "appointment_booked",
    appointment,
    sequence: 0,
    is_ours: true,
    for_shop: false,
  });
  const request = mailOf("appointment_requested");
  expect(mail.text + mail.html + mail.calendar?.text).not.toMatch(/evil|Click here/);
  expect(request.text).not.toContain("Next week");
});
