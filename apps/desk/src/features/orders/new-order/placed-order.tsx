import { nairaText } from "@precise/cart-core/money";
import type { placeTelephoneOrder } from "@precise/contract/desk/orders/telephone-orders";
import type { ValueOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { CopyButton } from "@precise/ui/components/inputs/copy-button.client";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";

const payWords = { short: "Copy the link to pay", name: "Copy the link to pay", done: "Copied" };

const orderWords = { short: "Copy the order's link", name: "Copy the order's link", done: "Copied" };

export type Placed = ValueOf<typeof placeTelephoneOrder>;

/** What to tell the caller once the order is placed. */
export function PlacedOrder({
  placed,
  onAnother,
}: {
  readonly placed: Placed;
  readonly onAnother: () => void;
}) {
  const { order, links } = placed;
  const { bank, reference } = order.payment;
  return (
    <Page title={`${order.number} is placed`}>
      <Alert tone="positive">
        {nairaText(order.prices.payable.value)}.{" "}
        {order.contact.email === ""
          ? "No e-mail: tell the buyer by phone. The order's page opens by its number and this phone number."
          : `The e-mail with its links goes to ${order.contact.email}.`}
      </Alert>
      {bank && (
        <p>
          Transfer to {bank.bank_name}, {bank.account_number} ({bank.account_name}), with the reference{" "}
          {reference}.
        </p>
      )}
      {order.prices.delivery_fee === null && <p>The delivery fee is proposed on the order's page.</p>}
      <div className={layouts.acts}>
        {order.contact.email === "" && <CopyButton text={links.order} words={orderWords} />}
        {links.pay && <CopyButton text={links.pay} words={payWords} />}
        <Button tone="secondary" onClick={onAnother}>
          Another order
        </Button>
        <ButtonLink href={`/orders/${order.number}`} Link={DeskLink}>
          Open {order.number}
        </ButtonLink>
      </div>
    </Page>
  );
}
