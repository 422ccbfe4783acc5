import "people-stylesheet";
import { Container } from "@precise/ui/components/layout/layout";
import type { Metadata } from "next";
import { loadChange } from "#shop/features/buying/order/change/change.data.ts";
import { changeCopy, changeTroubleOf } from "#shop/features/buying/order/change/change-copy.ts";
import { ChangeView } from "#shop/features/buying/order/change/change-view.tsx";

export const metadata: Metadata = {
  title: changeCopy.pageTitle,
  robots: { index: false },
  // The token opens an order: no other site shall hear of it.
  referrer: "no-referrer",
};

/** A change of an order that our mail asks about; a prefetch or a preview of the link answers nothing. */
export default async function OrderChangePage({ params, searchParams }: PageProps<"/orders/change/[token]">) {
  const [{ token }, { trouble }] = await Promise.all([params, searchParams]);
  return (
    <Container>
      <ChangeView state={await loadChange(token)} token={token} trouble={changeTroubleOf(trouble)} />
    </Container>
  );
}
