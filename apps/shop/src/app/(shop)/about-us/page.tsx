import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/about-us");

export default function AboutUsPage() {
  return <ToComeView path="/about-us" />;
}
