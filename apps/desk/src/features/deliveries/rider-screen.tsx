import { nairaText } from "@precise/cart-core/money";
import {
  changeRider,
  listRiders,
  type RiderDetail,
  type RiderRow,
  readRider,
} from "@precise/contract/desk/deliveries";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import type { ValueOf } from "@precise/contract/wire/route";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./deliveries.css.ts";
import { RemitDialog } from "./remit-dialog.tsx";
import { Shortfalls } from "./shortfalls.tsx";

/** A rider: the cash that is held, handing it over, and what was missing. */
export function RiderScreen() {
  const text = useAddressPart("id");
  return (
    <RecordScreen
      call={readRider}
      input={{ params: { id: Number(text) } }}
      title="Rider"
      reading="Reading the rider"
    >
      {(rider) => <Rider rider={rider} />}
    </RecordScreen>
  );
}

function Rider({ rider }: { readonly rider: ValueOf<typeof readRider> }) {
  const [isRemitting, setRemitting] = useState(false);
  return (
    <Page
      title={rider.name}
      beside={
        <span className={texts.muted}>
          {rider.phone && <a href={`tel:${rider.phone}`}>{phoneText(rider.phone)}</a>}
          <span>{!rider.is_active && " Brings orders no more"}</span>
        </span>
      }
      actions={
        <>
          <ButtonLink tone="secondary" href={`/riders/${rider.id}/run-sheet`} Link={DeskLink}>
            Run sheet ({rider.out})
          </ButtonLink>
          {rider.uncounted.value > 0 && <Button onClick={() => setRemitting(true)}>Count cash</Button>}
        </>
      }
    >
      <CashSums rider={rider} />
      <CashHeld rider={rider} />
      <Shortfalls rider={rider} />
      <Remittances rider={rider} />
      <EndRider rider={rider} />
      {isRemitting && <RemitDialog rider={rider} onClose={() => setRemitting(false)} />}
    </Page>
  );
}

function CashHeld({ rider: { cash } }: { readonly rider: RiderDetail }) {
  if (cash.length === 0) return <p className={texts.muted}>No cash of ours is held.</p>;
  return (
    <Part title="Held, not handed over">
      <DenseTable
        label="Cash held"
        columns={[
          { key: "number", head: "Order", isRowHead: true, isCode: true },
          { key: "at", head: "Collected on" },
          { key: "collected", head: "Said to be collected", align: "end" },
          { key: "due", head: "Due", align: "end" },
        ]}
        rows={cash.map(({ number, at, due, collected }) => ({
          key: number,
          tone: collected.value < due.value ? "caution" : undefined,
          cells: {
            number: <DeskLink href={`/deliveries/${number}`}>{number}</DeskLink>,
            at: shortDayAndTime(at),
            collected: <span className={texts.figure}>{nairaText(collected.value)}</span>,
            due: <span className={texts.figure}>{nairaText(due.value)}</span>,
          },
        }))}
      />
    </Part>
  );
}

function Remittances({ rider: { remittances } }: { readonly rider: RiderDetail }) {
  if (remittances.length === 0) return null;
  return (
    <Part title="Handed over">
      <DenseTable
        label="Handed over"
        columns={[
          { key: "at", head: "On", isRowHead: true },
          { key: "method", head: "How" },
          { key: "orders", head: "For" },
          { key: "actor", head: "Counted by" },
          { key: "amount", head: "Amount", align: "end" },
        ]}
        rows={remittances.map(({ id, at, method, reference, note, numbers, actor, amount }) => ({
          key: String(id),
          cells: {
            at: shortDayAndTime(at),
            method: [method, reference].filter(Boolean).join(", "),
            orders: numbers.join(", "),
            actor,
            amount: <span className={texts.figure}>{nairaText(amount.value)}</span>,
          },
          below: note,
        }))}
      />
    </Part>
  );
}

function EndRider({ rider: { id, is_active } }: { readonly rider: RiderDetail }) {
  const change = useDeskWrite(changeRider, [readRider, listRiders]);
  return (
    <div>
      <Button
        tone="secondary"
        pending={change.isPending}
        onClick={() => void change.mutateAsync([{ params: { id }, body: { is_active: !is_active } }])}
      >
        {is_active ? "Brings orders no more" : "Brings orders again"}
      </Button>
    </div>
  );
}

/** How a rider's cash adds up: what was collected, less what came and what was given up, is what is held. */
function CashSums({ rider }: { readonly rider: RiderRow }) {
  const { collected, remitted, settled, written_off, held, short } = rider;
  const rows = [
    ["Due from orders", collected],
    ["Handed over", remitted],
    ...(settled.value > 0 ? [["Shortfalls settled", settled] as const] : []),
    ...(written_off.value > 0 ? [["Written off", written_off] as const] : []),
    ["Held", held],
    ...(short.value > 0 ? [["Of it short", short] as const] : []),
  ] as const;
  return (
    <dl className={css.facts}>
      {rows.map(([name, amount]) => (
        <div key={name} className={css.sum}>
          <dt className={texts.muted}>{name}</dt>
          <dd className={css.sumAmount}>{nairaText(amount.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
