import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/appointment-booking");

export default function AppointmentPage() {
  return <ToComeView path="/appointment-booking" />;
}
