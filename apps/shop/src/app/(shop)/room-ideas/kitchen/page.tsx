import { toComeMetadata } from "../../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/room-ideas/kitchen");

export default function KitchenIdeasPage() {
  return <ToComeView path="/room-ideas/kitchen" />;
}
