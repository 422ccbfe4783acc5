import { toComeMetadata } from "../../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/sale/sale-tv-ad");

export default function TvAdvertPage() {
  return <ToComeView path="/sale/sale-tv-ad" />;
}
