import "service-stylesheet";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { appointmentCopy } from "#shop/features/appointments/appointment-copy.ts";
import { RequestedView } from "#shop/features/appointments/booking-view.tsx";

export const metadata: Metadata = { title: appointmentCopy.request.doneTitle, robots: { index: false } };

export default async function RequestedPage({
  params,
}: PageProps<"/appointment-booking/requested/[reference]">) {
  const { reference } = await params;
  return /^AR-[0-9A-Z]{8}$/.test(reference) ? <RequestedView reference={reference} /> : notFound();
}
