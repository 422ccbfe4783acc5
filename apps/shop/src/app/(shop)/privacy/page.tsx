import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/privacy");

export default function PrivacyPage() {
  return <ToComeView path="/privacy" />;
}
