import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { LinkedRefund } from "@precise/contract/shop/orders/refund-accounts";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import * as css from "../order-view.css.ts";
import { NoLinkedOrder } from "../own/linked-order.tsx";
import { AccountForm, accountAction } from "./account-form.tsx";
import type { LinkedAccount } from "./refund-account.data.ts";
import { accountCopy as copy } from "./refund-account-copy.ts";

/** The account of a refund, opened by the link of our mail. Opening it names and stops nothing. */
export function AccountView({ state, token }: { readonly state: LinkedAccount; readonly token: string }) {
  if (state.kind !== "found") return <NoLinkedOrder kind={state.kind} />;
  const { refund, draft, banks } = state;
  const amount = fromWireValue(refund.amount.value);
  if (refund.may === "nothing") return <NothingToDo refund={refund} />;
  return (
    <div className={css.fee}>
      <h1>{copy.title(formatNaira(amount))}</h1>
      {refund.may === "name" ? (
        <>
          <p className={css.muted}>{copy.intro(refund.number)}</p>
          <AccountForm token={token} amount={amount} draft={draft} banks={banks} />
        </>
      ) : (
        <>
          <p>{goesText(refund)}</p>
          {draft.problem && <Alert tone="critical">{copy.problems[draft.problem]}</Alert>}
          <SubmitOnce className={css.accountForm} method="post" action={accountAction}>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="intent" value="stop" />
            <p className={css.muted}>{copy.stopHint}</p>
            <div>
              <Button type="submit">{copy.stop}</Button>
            </div>
          </SubmitOnce>
        </>
      )}
    </div>
  );
}

function NothingToDo({ refund }: { readonly refund: LinkedRefund }) {
  return (
    <EmptyState
      level={1}
      lit
      title={copy.endedTitle}
      action={<ButtonLink href={orderPage(refund.number)}>{`Order ${refund.number}`}</ButtonLink>}
    >
      <p>{goesText(refund)}</p>
    </EmptyState>
  );
}

function goesText({ amount, account }: LinkedRefund): string {
  if (!account) return copy.usedUp;
  const { ending, initials, state, goes_at } = account;
  return copy.states[state](
    formatNaira(fromWireValue(amount.value)),
    `****${ending}, ${initials}`,
    dayAndTime(goes_at),
  );
}
