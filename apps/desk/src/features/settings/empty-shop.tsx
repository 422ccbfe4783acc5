import { nairaText } from "@precise/cart-core/money";
import {
  beginShop,
  listShopSettings,
  readShopBeginning,
  readShopSetting,
  type ShopBeginning,
} from "@precise/contract/desk/settings/shop-settings";
import { dayText, shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./shop-settings.css.ts";

/** Takes the samples out of the shop; the owner alone sees it. */
export function EmptyShop() {
  return useMay("settings.owner") ? <Beginning /> : null;
}

function Beginning() {
  const [isOpen, setOpen] = useState(false);
  const { data: beginning, refetch } = useQuery(deskQuery(readShopBeginning));
  if (beginning === undefined) return null;
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <h2 className={css.partTitle}>Empty shop</h2>
        <Button
          tone="secondary"
          onClick={() => {
            setOpen(true);
            void refetch();
          }}
        >
          Take the samples out
        </Button>
      </div>
      <p className={texts.muted}>
        {beginning.begun_at === null
          ? "Sample goods, orders and people go. Categories, settings and the staff's accounts stay."
          : `The samples were taken out on ${dayText(beginning.begun_at.slice(0, 10))}.`}
      </p>
      {isOpen && <BeginDialog beginning={beginning} onClose={() => setOpen(false)} />}
    </section>
  );
}

function BeginDialog(props: { readonly beginning: ShopBeginning; readonly onClose: () => void }) {
  const { beginning, onClose } = props;
  const { shop_name, goes, real_orders } = beginning;
  const [problem, setProblem] = useState<string>();
  const [wereTrials, setWereTrials] = useState(false);
  const begin = useDeskWrite(beginShop, [readShopBeginning, readShopSetting, listShopSettings]);
  const paid = real_orders.filter(({ is_paid }) => is_paid);
  if (paid.length > 0)
    return (
      <Dialog
        title="This shop has sold"
        onClose={onClose}
        foot={
          <Button tone="secondary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <p>A shop with paid orders is not emptied. These are no samples:</p>
        <OrderList orders={paid} />
        <p className={texts.muted}>
          If one was a trial, mark it at the server with pnpm ops orders mark-sample and its number.
        </p>
      </Dialog>
    );
  const send = async () => {
    setProblem(undefined);
    const body = { shop_name, ...(wereTrials && { unpaid_were_trials: true }) };
    const done = await begin.mutateAsync([{ body }]);
    if (!done.ok) return setProblem(failureWords(done.failure));
    const [left] = done.value.sample_staff_left;
    showDone(
      left === undefined
        ? "The shop is empty"
        : `The shop is empty. ${left} is a sample's account: close it soon`,
    );
    onClose();
  };
  return (
    <ConfirmDialog
      title="Take the samples out?"
      action="Empty the shop"
      expected={shop_name}
      what="the shop's name"
      isPending={begin.isPending}
      problem={problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>
        {goes.articles} sample articles, {goes.orders} orders with their papers and money, {goes.people}{" "}
        sample people and {goes.companies} sample companies go for good. Save a backup first:{" "}
        <DeskLink href="/backups">Backups</DeskLink>.
      </p>
      <p>
        Categories, settings, your own articles, real people and the staff stay. What of the shop's details
        still is the sample's stays listed here.
      </p>
      {real_orders.length > 0 && (
        <>
          <Alert tone="caution" title="Orders that nobody paid">
            <OrderList orders={real_orders} />
          </Alert>
          <Checkbox
            label="These were trials, and go too"
            checked={wereTrials}
            onChange={(event) => setWereTrials(event.target.checked)}
          />
        </>
      )}
    </ConfirmDialog>
  );
}

function OrderList({ orders }: { readonly orders: ShopBeginning["real_orders"] }) {
  return (
    <ul className={css.list}>
      {orders.map(({ number, placed_at, payable }) => (
        <li key={number}>
          <DeskLink href={`/orders/${number}`}>{number}</DeskLink>, {nairaText(payable.value)},{" "}
          {shortDayAndTime(placed_at)}
        </li>
      ))}
    </ul>
  );
}
