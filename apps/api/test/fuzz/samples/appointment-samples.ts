import { bookDeskAppointment, moveDeskAppointment } from "@precise/contract/desk/appointments";
import { freeStarts, visitor } from "../../modules/appointments/appointment-samples.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

const type = "visit-lagos";

/** Appointments at times that are free today: one that an example names has passed tomorrow. */
export function appointmentSamples({ api, openOwner, sampleOf }: FuzzShop): FreshSamples {
  // The last ones: the fuzz and its samples take the next.
  const freeTime = async () => (await freeStarts(api, type)).at(-1) ?? "";
  async function booking() {
    const { name, email, phone } = visitor;
    return { name, email, phone, agreed: true, type, starts_at: await freeTime() } as const;
  }

  return {
    async bookDeskAppointment() {
      return sampleOf(bookDeskAppointment, { body: await booking() }, await openOwner());
    },
    async moveDeskAppointment() {
      const owner = await openOwner();
      const { appointment } = await owner.done(bookDeskAppointment, { body: await booking() });
      const { reference, revision } = appointment;
      const body = { starts_at: await freeTime() };
      return sampleOf(moveDeskAppointment, { params: { reference }, ifMatch: revision, body }, owner);
    },
  };
}
