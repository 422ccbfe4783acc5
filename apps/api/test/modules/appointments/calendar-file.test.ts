import { expect, it } from "vitest";
import { calendarFile } from "#api/modules/appointments/calendar-file.ts";
import { sampleAppointment } from "./appointment-mails.ts";

const options = {
  method: "PUBLISH",
  sequence: 0,
  organiser: { name: "Precise", email: "hello@example.com" },
  host: "shop.example",
  page: "https://shop.example/appointment-booking/mine/x.y",
  writtenAt: new Date("2026-11-21T08:05:00Z"),
} as const;

it("an appointment is one event in UTC", () => {
  expect(calendarFile(sampleAppointment, options).split("\r\n").slice(0, 9)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Precise//appointments//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:AP-7K3M9QX1@shop.example",
    "SEQUENCE:0",
    "DTSTAMP:20261121T080500Z",
    "DTSTART:20261123T090000Z",
  ]);
});

it("text is escaped, and lines are folded at 75 octets without breaking a letter", () => {
  const name = "Ọ̀ṣun; tour, with \\ and ".repeat(6);
  const text = calendarFile({ ...sampleAppointment, type: { ...sampleAppointment.type, name } }, options);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll("\r\n ", "");
  expect(unfolded).toContain("SUMMARY:Ọ̀ṣun\\; tour\\, with \\\\ and Ọ̀ṣun");
  expect(unfolded).not.toContain("\ufffd");
});

it("no line break in a value begins a line of its own", () => {
  const type = { ...sampleAppointment.type, name: "Tour\r\nATTENDEE:mailto:eve@example.com" };
  const text = calendarFile({ ...sampleAppointment, type }, options);
  expect(text.split("\r\n").filter((line) => line.startsWith("ATTENDEE:"))).toEqual([]);
});
