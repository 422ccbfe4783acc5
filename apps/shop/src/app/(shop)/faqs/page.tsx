import { DeliveryAnswer } from "../../../features/to-come/delivery-answer.tsx";
import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/faqs");

export default function HelpPage() {
  return (
    <ToComeView path="/faqs">
      <DeliveryAnswer />
    </ToComeView>
  );
}
