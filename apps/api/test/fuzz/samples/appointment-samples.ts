import {
  bookDeskAppointment,
  listDeskAppointmentSlots,
  moveDeskAppointment,
} from "@precise/contract/desk/appointments";
import type { DeskCaller } from "../../desk/open-desk.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

const type = "visit-lagos";
const caller = { name: "Ada Obi", email: "ada@example.com", phone: "0803 123 4567", agreed: true } as const;

/** Appointments at times that are free today: one that an example names has passed tomorrow. */
export function appointmentSamples({ openOwner, sampleOf }: FuzzShop): FreshSamples {
  // The last ones: the fuzz and its samples take the next.
  async function freeTime(owner: DeskCaller): Promise<string> {
    const { slots } = await owner.done(listDeskAppointmentSlots, { query: { type, days: "31" } });
    return slots.at(-1)?.starts_at ?? "";
  }
  const booking = async (owner: DeskCaller) => ({ ...caller, type, starts_at: await freeTime(owner) });

  return {
    async bookDeskAppointment() {
      const owner = await openOwner();
      return sampleOf(bookDeskAppointment, { body: await booking(owner) }, owner);
    },
    async moveDeskAppointment() {
      const owner = await openOwner();
      const { appointment } = await owner.done(bookDeskAppointment, { body: await booking(owner) });
      const { reference, revision } = appointment;
      const body = { starts_at: await freeTime(owner) };
      return sampleOf(moveDeskAppointment, { params: { reference }, ifMatch: revision, body }, owner);
    },
  };
}
