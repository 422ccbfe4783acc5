import "buying-stylesheet";
import { returnedReference } from "@precise/web/buying/payment/returned-reference";
import { startTroubleOf } from "@precise/web/buying/payment/start-trouble";
import { newAttempt } from "@precise/web/forms/attempt";
import { paymentScreen } from "@precise/web/orders/payment-screen";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { callProblemOf } from "#trade/base/problems/call-problem.ts";
import { JustPlaced } from "#trade/features/orders/just-placed.client.tsx";
import { OrderView } from "#trade/features/orders/order-view.tsx";
import { loadReturnedOrder } from "#trade/features/orders/orders.data.ts";
import { ordersCopy } from "#trade/features/orders/orders-copy.ts";
import { paymentContact } from "#trade/features/orders/payment-contact.ts";

type Props = PageProps<"/orders/[number]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: ordersCopy.pageTitle((await params).number) };
}

/** One of the own orders of who is signed in. */
export default async function OrderPage({ params, searchParams }: Props) {
  const [{ number }, query] = await Promise.all([params, searchParams.then(searchParamsOf)]);
  const returned = returnedReference(query.get("reference"));
  const order = await loadReturnedOrder(number, returned);
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
        screen={paymentScreen(order, { now: new Date(), returned })}
        contact={await paymentContact()}
        trouble={startTroubleOf(query.get("trouble"))}
      />
    </>
  );
}
