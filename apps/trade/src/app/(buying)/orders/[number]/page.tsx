import "buying-stylesheet";
import { newAttempt } from "@precise/web/forms/attempt";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { callProblemOf } from "#trade/base/problems/call-problem.ts";
import { JustPlaced } from "#trade/features/orders/just-placed.client.tsx";
import { OrderView } from "#trade/features/orders/order-view.tsx";
import { loadOrder } from "#trade/features/orders/orders.data.ts";
import { ordersCopy } from "#trade/features/orders/orders-copy.ts";

type Props = PageProps<"/orders/[number]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: ordersCopy.pageTitle((await params).number) };
}

/** One of the own orders of who is signed in. */
export default async function OrderPage({ params, searchParams }: Props) {
  const [{ number }, query] = await Promise.all([params, searchParams.then(searchParamsOf)]);
  const order = await loadOrder(number);
  if (order === null) notFound();
  const isJustPlaced = query.has("placed");
  return (
    <>
      {isJustPlaced && <JustPlaced number={order.number} />}
      <OrderView
        order={order}
        isJustPlaced={isJustPlaced}
        attempt={newAttempt()}
        problem={callProblemOf(query.get("problem"))}
      />
    </>
  );
}
