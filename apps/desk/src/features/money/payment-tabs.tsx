import { listBankCredits } from "@precise/contract/desk/money/bank-statements";
import { listDeskPayments } from "@precise/contract/desk/money/payments";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { useQuery } from "@tanstack/react-query";
import { deskQuery } from "#desk/api/desk-query.ts";
import { Tabs } from "#desk/parts/tabs.tsx";
import { useMay } from "#desk/session/session.ts";

/** The queues of money, in the order of the page. */
export const queues = ["transfers", "credits", "reviews", "unmatched", "refunds", "disputes"] as const;
export type Queue = (typeof queues)[number];

export const queueNames: Readonly<Record<Queue, string>> = {
  transfers: "Transfers to confirm",
  credits: "Bank credits",
  reviews: "To review",
  unmatched: "Without an order",
  refunds: "Refunds",
  disputes: "Disputes",
};

/** Orders that wait for a bank transfer. */
export const transfersQuery = {
  stage: "awaiting_payment",
  payment: "bank_transfer",
  sort: "placed_at",
} as const;

/** The queues with what is waiting in each. */
export function PaymentTabs({ current }: { readonly current: Queue }) {
  const mayConfirm = useMay("payment.confirm");
  const { data: money } = useQuery(deskQuery(listDeskPayments, { query: { queue: "reviews" } }));
  const { data: transfers } = useQuery(deskQuery(listDeskOrders, { query: transfersQuery }));
  const { data: credits } = useQuery({ ...deskQuery(listBankCredits, { query: {} }), enabled: mayConfirm });
  const counts: Readonly<Record<Queue, number | undefined>> = {
    transfers: transfers?.total,
    credits: credits?.total,
    reviews: money?.counts.reviews,
    // Credits of statements have a queue of their own.
    unmatched: money && money.counts.unmatched - (credits?.total ?? 0),
    refunds: money?.counts.refunds,
    disputes: money?.counts.disputes,
  };
  return (
    <Tabs
      label="Queues"
      current={current}
      tabs={queues
        .filter((queue) => mayConfirm || queue !== "credits")
        .map((queue) => ({
          id: queue,
          name: queueNames[queue],
          href: `/payments?queue=${queue}`,
          count: counts[queue],
        }))}
    />
  );
}
