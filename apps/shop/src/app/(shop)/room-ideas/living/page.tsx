import { toComeMetadata } from "../../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/room-ideas/living");

export default function LivingIdeasPage() {
  return <ToComeView path="/room-ideas/living" />;
}
