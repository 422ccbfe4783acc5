import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/boards-of-directors");

export default function BoardPage() {
  return <ToComeView path="/boards-of-directors" />;
}
