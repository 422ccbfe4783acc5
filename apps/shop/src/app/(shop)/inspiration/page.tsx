import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/inspiration");

export default function InspirationPage() {
  return <ToComeView path="/inspiration" />;
}
