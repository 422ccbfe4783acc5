import "service-stylesheet";
import type { Metadata } from "next";
import { appointmentCopy } from "#shop/features/appointments/appointment-copy.ts";
import { readBookingAddress } from "#shop/features/appointments/booking-address.ts";
import { loadMine } from "#shop/features/appointments/mine.data.ts";
import { MineView } from "#shop/features/appointments/mine-view.tsx";

export const metadata: Metadata = {
  title: appointmentCopy.mine.title,
  robots: { index: false },
  // The token opens an appointment: no other site shall hear of it.
  referrer: "no-referrer",
};

/** The appointment of our mail's link; a prefetch or a preview of it changes nothing. */
export default async function MinePage({
  params,
  searchParams,
}: PageProps<"/appointment-booking/mine/[token]">) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  const read = (name: string) => [query[name]].flat()[0];
  const address = readBookingAddress(read);
  const plain = decodeURIComponent(token);
  const state = await loadMine(plain, address, read("move") === "1");
  return <MineView state={state} token={plain} address={address} isNew={read("done") === "1"} />;
}
