import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/auth");

export default function AccountPage() {
  return <ToComeView path="/auth" />;
}
