import "service-stylesheet";
import type { Metadata } from "next";
import { canonicalOrigin } from "#shop/base/env.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { breadcrumbJsonLd } from "#shop/base/seo/breadcrumb-json-ld.ts";
import { JsonLd } from "#shop/base/seo/json-ld.tsx";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { appointmentCopy } from "#shop/features/appointments/appointment-copy.ts";
import { loadBooking } from "#shop/features/appointments/booking.data.ts";
import { readBookingAddress } from "#shop/features/appointments/booking-address.ts";
import { BookingView } from "#shop/features/appointments/booking-view.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = appointmentCopy;
  const company = await loadCompany().catch(() => null);
  return shareMetadata({ title, description: description(company), path: "/appointment-booking" });
}

/** @source spec §2 "/appointment-booking" */
export default async function AppointmentPage({ searchParams }: PageProps<"/appointment-booking">) {
  const query = await searchParams;
  const read = (name: string) => [query[name]].flat()[0];
  const address = readBookingAddress(read);
  const trail = [routes.home, routes.appointment].map(({ name, href }) => ({ name, path: href }));
  return (
    <>
      <BookingView state={await loadBooking(address, read("showroom"))} address={address} />
      <JsonLd text={breadcrumbJsonLd(trail, canonicalOrigin())} />
    </>
  );
}
