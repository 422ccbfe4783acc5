import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/terms-and-conditions");

export default function TermsPage() {
  return <ToComeView path="/terms-and-conditions" />;
}
