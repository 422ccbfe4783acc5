import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/affiliates");

export default function AffiliatesPage() {
  return <ToComeView path="/affiliates" />;
}
