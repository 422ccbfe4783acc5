import type { Appointment } from "@precise/contract/shop/appointments";
import type { Mail } from "../../platform/mail/sample-mails.ts";

/** A video tour on a Monday at ten in Lagos, nine in London. */
export const sampleAppointment: Appointment = {
  reference: "AP-7K3M9QX1",
  type: {
    id: "video-tour",
    name: "Video tour of the showroom",
    description: "",
    minutes: 30,
    place: "video",
  },
  starts_at: "2026-11-23T09:00:00.000Z",
  ends_at: "2026-11-23T09:30:00.000Z",
  status: "booked",
  name: "Ada Obi",
  email: "ada@example.com",
  phone: "+2348031234567",
  note: "A long hall, 3 m high.",
  time_zone: "Europe/London",
  may_change: true,
};

const about = { appointment: sampleAppointment, sequence: 0, is_ours: true, for_shop: false };

/** Each mail of an appointment and of a request, to the visitor and to the shop. */
export const appointmentMails: Mail[] = [
  { kind: "appointment_booked", ...about },
  { kind: "appointment_booked", ...about, for_shop: true },
  { kind: "appointment_moved", ...about, sequence: 1 },
  {
    kind: "appointment_cancelled",
    ...about,
    sequence: 2,
    appointment: { ...sampleAppointment, status: "cancelled" },
  },
  { kind: "appointment_reminder", ...about },
  ...[false, true].map(
    (for_shop): Mail => ({
      kind: "appointment_requested",
      for_shop,
      request: {
        reference: "AR-7K3M9QX1",
        wish: "Video tour",
        when: "Next week in the morning",
        name: "Ada Obi",
        email: "ada@example.com",
        phone: "+2348031234567",
        note: "",
        time_zone: "Africa/Lagos",
      },
    }),
  ),
];
