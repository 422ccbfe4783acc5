import { nairaText } from "@precise/cart-core/money";
import {
  listRiders,
  type RiderDetail,
  readRider,
  settleShortfall,
  writeOffShortfall,
} from "@precise/contract/desk/deliveries";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useId, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { Part } from "#desk/parts/part.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { HandedOverFields, methodOf } from "./handed-over-fields.tsx";
import { filled, type Typed, typedAmount, useSubmit } from "./use-submit.ts";

type Shortfall = RiderDetail["shortfalls"][number];
const stale = [readRider, listRiders];

/** What was missing of a rider's cash, by day and orders; open ones are settled, or written off by who may. */
export function Shortfalls({ rider: { name, shortfalls } }: { readonly rider: RiderDetail }) {
  const [dialog, setDialog] = useState<{
    readonly act: "settle" | "write-off";
    readonly of: Shortfall;
  } | null>(null);
  const mayWriteOff = useMay("delivery.settle");
  if (shortfalls.length === 0) return null;
  const close = () => setDialog(null);
  return (
    <Part title="Shortfalls">
      <DenseTable
        label="Shortfalls"
        columns={[
          { key: "at", head: "On", isRowHead: true },
          { key: "orders", head: "For" },
          { key: "amount", head: "Missing", align: "end" },
          { key: "open", head: "Open", align: "end" },
          { key: "acts", head: "Settle or write off", isHeadHidden: true },
        ]}
        rows={shortfalls.map((of) => ({
          key: String(of.id),
          tone: of.open.value > 0 ? "caution" : undefined,
          cells: {
            at: shortDayAndTime(of.at),
            orders: of.numbers.join(", "),
            amount: <span className={texts.figure}>{nairaText(of.amount.value)}</span>,
            open: <span className={texts.figure}>{nairaText(of.open.value)}</span>,
            acts: of.open.value > 0 && (
              <span className={layouts.acts}>
                <TextButton onClick={() => setDialog({ act: "settle", of })}>Settle</TextButton>
                {mayWriteOff && (
                  <TextButton onClick={() => setDialog({ act: "write-off", of })}>Write off</TextButton>
                )}
              </span>
            ),
          },
          below: of.reason && `Written off ${nairaText(of.written_off.value)}: ${of.reason}`,
        }))}
      />
      {dialog?.act === "settle" && <SettleDialog name={name} shortfall={dialog.of} onClose={close} />}
      {dialog?.act === "write-off" && <WriteOffDialog name={name} shortfall={dialog.of} onClose={close} />}
    </Part>
  );
}

interface OfShortfall {
  readonly name: string;
  readonly shortfall: Shortfall;
  readonly onClose: () => void;
}

function SettleDialog({ name, shortfall, onClose }: OfShortfall) {
  const formId = useId();
  const [key] = useState(() => crypto.randomUUID());
  const settle = useDeskWrite(settleShortfall, stale);
  const send = (typed: Typed) =>
    settle.mutateAsync([
      {
        params: { id: shortfall.id },
        idempotencyKey: key,
        body: {
          amount: typedAmount(typed("amount")),
          method: methodOf(typed),
          reference: filled(typed("reference")),
          note: filled(typed("note")),
        },
      },
    ]);
  const { problems, isPending, onSubmit } = useSubmit(["amount", "reference", "note"], send, onClose);
  return (
    <Dialog
      title={`Settle a shortfall of ${name}`}
      onClose={onClose}
      foot={
        <Button type="submit" form={formId} pending={isPending}>
          Settle
        </Button>
      }
    >
      <form id={formId} className={layouts.stack} onSubmit={onSubmit} noValidate>
        {problems[""] && <Alert tone="critical">{problems[""]}</Alert>}
        <TextField
          id="amount"
          label="What came, in naira"
          hint={`${nairaText(shortfall.open.value)} is open.`}
          inputMode="decimal"
          defaultValue={String(shortfall.open.value)}
          autoComplete="off"
          error={problems.amount}
        />
        <HandedOverFields problems={problems} />
      </form>
    </Dialog>
  );
}

function WriteOffDialog({ name, shortfall, onClose }: OfShortfall) {
  const formId = useId();
  const writeOff = useDeskWrite(writeOffShortfall, stale);
  const send = (typed: Typed) =>
    writeOff.mutateAsync([{ params: { id: shortfall.id }, body: { reason: typed("reason") } }]);
  const { problems, isPending, onSubmit } = useSubmit(["reason"], send, onClose);
  return (
    <Dialog
      title={`Write off ${nairaText(shortfall.open.value)} of ${name}`}
      onClose={onClose}
      foot={
        <Button type="submit" tone="critical" form={formId} pending={isPending}>
          Write off
        </Button>
      }
    >
      <form id={formId} className={layouts.stack} onSubmit={onSubmit} noValidate>
        <p>The shop bears this amount. It cannot be undone.</p>
        {problems[""] && <Alert tone="critical">{problems[""]}</Alert>}
        <TextField id="reason" label="Why" autoComplete="off" error={problems.reason} />
      </form>
    </Dialog>
  );
}
