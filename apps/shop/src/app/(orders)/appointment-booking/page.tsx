import "service-stylesheet";
import type { Metadata } from "next";
import { canonicalOrigin } from "../../../env.ts";
import { appointmentCopy } from "../../../features/appointments/appointment-copy.ts";
import { loadBooking } from "../../../features/appointments/booking.data.ts";
import { readBookingAddress } from "../../../features/appointments/booking-address.ts";
import { BookingView } from "../../../features/appointments/booking-view.tsx";
import { breadcrumbJsonLd } from "../../../shell/breadcrumb-json-ld.ts";
import { JsonLd } from "../../../shell/json-ld.tsx";
import { routes } from "../../../shell/route-table.ts";
import { shareMetadata } from "../../../shell/share-metadata.ts";

export const metadata: Metadata = shareMetadata({
  title: appointmentCopy.title,
  description: appointmentCopy.description,
  path: "/appointment-booking",
});

/** @source spec §2 "/appointment-booking" */
export default async function AppointmentPage({ searchParams }: PageProps<"/appointment-booking">) {
  const given = await searchParams;
  const read = (name: string) => [given[name]].flat()[0];
  const address = readBookingAddress(read);
  const trail = [routes.home, routes.appointment].map(({ name, href }) => ({ name, path: href }));
  return (
    <>
      <BookingView state={await loadBooking(address, read("showroom"))} address={address} />
      <JsonLd text={breadcrumbJsonLd(trail, canonicalOrigin())} />
    </>
  );
}
