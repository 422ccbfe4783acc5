import "people-stylesheet";
import { Container } from "@precise/ui/components/layout/layout";
import type { Metadata } from "next";
import { loadRefundAccount } from "#shop/features/buying/order/refund-account/refund-account.data.ts";
import { accountCopy } from "#shop/features/buying/order/refund-account/refund-account-copy.ts";
import { AccountView } from "#shop/features/buying/order/refund-account/refund-account-view.tsx";

export const metadata: Metadata = {
  title: accountCopy.pageTitle,
  robots: { index: false },
  // The token says where money goes: no other site shall hear of it.
  referrer: "no-referrer",
};

/** The account of a refund, by the link of our mail; a prefetch or a preview of the link names and stops nothing. */
export default async function RefundAccountPage({ params }: PageProps<"/orders/refund/[token]">) {
  const { token } = await params;
  return (
    <Container>
      <AccountView state={await loadRefundAccount(token)} token={token} />
    </Container>
  );
}
