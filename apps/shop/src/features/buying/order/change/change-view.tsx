import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { OrderDifference, ProposedChange } from "@precise/contract/shop/orders/order-changes";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { ReadingTable } from "@precise/ui/components/layout/reading-table";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import * as css from "../order-view.css.ts";
import { NoLinkedOrder } from "../own/linked-order.tsx";
import type { LinkedChange } from "./change.data.ts";
import { type ChangeTrouble, changeTroubles, changeCopy as copy } from "./change-copy.ts";
import { changeRows, naira } from "./change-rows.ts";

/** A change of an order, opened by the link of our mail. Opening it changes nothing. @source decision 062 */
export function ChangeView(props: {
  readonly state: LinkedChange;
  readonly token: string;
  readonly trouble: ChangeTrouble | null;
}) {
  const { state, token, trouble } = props;
  if (state.kind !== "found") return <NoLinkedOrder kind={state.kind} />;
  const { change } = state;
  if (change.difference === undefined) return <EndedChange change={change} />;
  return (
    <div className={css.fee}>
      <h1>{copy.pageTitle}</h1>
      <p className={css.muted}>{copy.intro(change.number)}</p>
      {trouble && <Alert tone="critical">{changeTroubles[trouble]}</Alert>}
      <p className={css.note}>{change.reason}</p>
      <ReadingTable
        label={copy.tableLabel}
        heads={copy.heads}
        rows={changeRows(change.difference).map(({ head, before, after }) => ({
          head,
          cells: [before, before === after ? after : <strong key="after">{after}</strong>],
        }))}
      />
      {change.problems.map((problem) => (
        <Alert key={problem} tone="caution">
          {problem}
        </Alert>
      ))}
      <Answer change={change} difference={change.difference} token={token} />
    </div>
  );
}

function Answer(props: {
  readonly change: ProposedChange;
  readonly difference: OrderDifference;
  readonly token: string;
}) {
  const { change, difference, token } = props;
  const { prices, paid, to_pay, to_refund } = difference;
  const total = prices.after.payable.value;
  const rest =
    to_refund.value > 0
      ? { label: copy.toRefund, amount: naira(to_refund.value) }
      : { label: copy.toPay, amount: naira(to_pay.value) };
  return (
    <SummaryCard
      title={copy.sums}
      rows={[
        { label: copy.total, amount: naira(total) },
        { label: copy.paid, amount: naira(paid.value) },
      ]}
      total={rest}
    >
      <p>{copy.answerBy(dayAndTime(change.expires_at))}</p>
      {change.problems.length === 0 && (
        <SubmitOnce method="post" action="/form/order/change">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="intent" value="accept" />
          <input type="hidden" name="accepted_total" value={total} />
          <Button type="submit" fill>
            {copy.accept(naira(total))}
          </Button>
        </SubmitOnce>
      )}
      <form method="post" action="/form/order/change">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="intent" value="decline" />
        <Button type="submit" tone="secondary" fill>
          {copy.decline}
        </Button>
      </form>
      <p className={css.muted}>{copy.hint}</p>
    </SummaryCard>
  );
}

/** What became of it: answered, withdrawn, too late; or one that cannot be made at the moment. */
function EndedChange({ change }: { readonly change: ProposedChange }) {
  const { state, new_number: newNumber, number, problems } = change;
  const text = state === "open" ? problems.join(" ") : copy.ended[state];
  return (
    <EmptyState
      level={1}
      lit
      title={copy.endedTitle}
      action={
        <ButtonLink href={`/order/${newNumber ?? number}`}>{`Order ${newNumber ?? number}`}</ButtonLink>
      }
    >
      <p>{text}</p>
      {newNumber !== undefined && <p>{copy.newOrder(newNumber)}</p>}
    </EmptyState>
  );
}
