import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/voucher");

export default function VoucherPage() {
  return <ToComeView path="/voucher" />;
}
