import { ButtonLink } from "@precise/ui/components/inputs/button";
import { useAddress } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { useMay } from "#desk/session/session.ts";
import { CreditQueue } from "./credit-queue.tsx";
import { DisputeQueue } from "./dispute-queue.tsx";
import { MoneyQueueTable } from "./money-queue-table.tsx";
import { PaymentTabs, queues } from "./payment-tabs.tsx";
import { TransferQueue } from "./transfer-queue.tsx";

/** Money that waits for a person, one queue at a time. */
export function PaymentsScreen() {
  const address = useAddress();
  const queue = queues.find((each) => each === address.queue) ?? "transfers";
  const mayConfirm = useMay("payment.confirm");
  return (
    <Page
      title="Payments"
      actions={
        mayConfirm && (
          <ButtonLink tone="secondary" href="/statements" Link={DeskLink}>
            Bank statements
          </ButtonLink>
        )
      }
    >
      <PaymentTabs current={queue} />
      {queue === "transfers" && <TransferQueue />}
      {queue === "credits" && <CreditQueue />}
      {queue === "disputes" && <DisputeQueue />}
      {(queue === "reviews" || queue === "unmatched" || queue === "refunds") && (
        <MoneyQueueTable queue={queue} />
      )}
    </Page>
  );
}
