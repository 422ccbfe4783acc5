import { listOrderChanges } from "@precise/contract/desk/orders/order-changes";
import { type DeskOrder, readDeskOrder, seeDeskOrder } from "@precise/contract/desk/orders/orders";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskQuery } from "#desk/api/desk-query.ts";
import { usePoll } from "#desk/api/poll.ts";
import { ageWords } from "#desk/parts/age-words.ts";
import { Badge } from "#desk/parts/badge.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { moneyTone, moneyWords, stageTone, stageWords } from "#desk/parts/order-words.ts";
import { Page } from "#desk/parts/page.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./order.css.ts";
import { OrderLines } from "./order-lines.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderMoves } from "./order-moves.tsx";
import { OrderPartsSent, sentShare } from "./order-parts-sent.tsx";
import { OrderPerson } from "./order-person.tsx";
import { OrderTimeline } from "./order-timeline.tsx";

/** Anyone else who opens it is shown after this time at the latest. */
const seenEveryMs = 30_000;

/** Stages with a delivery to look at, or to dispatch. */
const sentStages: readonly string[] = ["packed", "shipped", "delivered"];

/** One order: its goods, its money, its person, what happened and what can be done. */
export function OrderScreen() {
  const number = useAddressPart("number");
  const others = useSeenBy(number);
  return (
    <RecordScreen
      call={readDeskOrder}
      input={{ params: { number } }}
      title={number}
      reading={`Reading ${number}`}
      failedTitle="The order could not be read"
      every={() => seenEveryMs}
    >
      {(order) => <Order order={order} others={others} />}
    </RecordScreen>
  );
}

function Order({ order, others }: { readonly order: DeskOrder; readonly others: readonly Opener[] }) {
  return (
    <Page
      title={order.number}
      beside={
        <>
          <Badge tone={stageTone(order.stage)}>{stageWords(order.stage)}</Badge>
          {order.delivery.parts && order.stage === "packed" && <Badge tone="work">{sentShare(order)}</Badge>}
          {order.ledger && (
            <Badge tone={moneyTone(order.ledger.status)}>{moneyWords(order.ledger.status)}</Badge>
          )}
          {order.delivery.method === "delivery" && sentStages.includes(order.stage) && (
            <DeskLink href={`/deliveries/${order.number}`}>Delivery</DeskLink>
          )}
          {order.stage === "delivered" && <DeskLink href={`/returns?q=${order.number}`}>Returns</DeskLink>}
          <span className={texts.small}>
            Placed {shortDayAndTime(order.placed_at)}
            <span>{others.map(({ name, at }) => ` · ${name} opened this ${ageText(at)}`)}</span>
          </span>
        </>
      }
      actions={<OrderMoves order={order} />}
    >
      <OpenChange number={order.number} />
      {order.wish && <Alert title="The customer wrote">{order.wish}</Alert>}
      {order.acknowledged_findings && (
        <Alert tone="caution" title="Ordered although">
          <ul className={layouts.list}>
            {order.acknowledged_findings.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className={css.columns}>
        <OrderLines order={order} />
        <div className={css.aside}>
          <OrderPartsSent order={order} />
          <OrderPerson order={order} />
          <OrderMoney order={order} />
        </div>
        <OrderTimeline order={order} />
      </div>
    </Page>
  );
}

function ageText(at: string): string {
  const age = ageWords(new Date(at), new Date());
  return age === "just now" ? age : `${age} ago`;
}

interface Opener {
  readonly name: string;
  readonly at: string;
}

/** Says that it is open here, and who else opened it: a hint only. */
function useSeenBy(number: string) {
  const [others, setOthers] = useState<readonly Opener[]>([]);
  usePoll(() => {
    void deskCall(seeDeskOrder, { params: { number }, body: {} }).then((result) => {
      if (result.ok) setOthers(result.value);
    });
  }, seenEveryMs);
  return others;
}

/** Says that a change of the order waits for its buyer, or which order it took the place of. */
function OpenChange({ number }: { readonly number: string }) {
  const { data } = useQuery(deskQuery(listOrderChanges, { params: { number } }));
  const open = data?.changes.find(({ state }) => state === "open");
  if (open)
    return (
      <Alert tone="caution" title="A change waits for the customer's answer">
        {open.made_by} proposed it: {open.reason} It ends on {shortDayAndTime(open.expires_at)}.{" "}
        <DeskLink href={`/orders/${number}/change`}>See the change</DeskLink>
      </Alert>
    );
  if (!data?.replaces) return null;
  return (
    <p>
      This order took the place of <DeskLink href={`/orders/${data.replaces}`}>{data.replaces}</DeskLink>.
    </p>
  );
}
