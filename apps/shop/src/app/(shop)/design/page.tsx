import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/design");

export default function DesignPage() {
  return <ToComeView path="/design" />;
}
