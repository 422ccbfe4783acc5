import {
  formatNaira,
  fromWireValue,
  kobo,
  nairaText,
  subtractKobo,
  sumOfWire,
} from "@precise/cart-core/money";
import {
  listDeliveries,
  listRiders,
  type RiderDetail,
  readDelivery,
  readRider,
  remitRiderCash,
} from "@precise/contract/desk/deliveries";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useId, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./deliveries.css.ts";
import { HandedOverFields, methodOf } from "./handed-over-fields.tsx";
import { filled, type Typed, typedAmount, useSubmit } from "./use-submit.ts";

const stale = [readRider, listRiders, listDeliveries, readDelivery];

/** Counts what a rider hands over for the chosen orders; it says before that how much would be missing. */
export function RemitDialog({
  rider,
  onClose,
}: {
  readonly rider: RiderDetail;
  readonly onClose: () => void;
}) {
  const formId = useId();
  const [key] = useState(() => crypto.randomUUID());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typedText, setTypedText] = useState("");
  const counted = rider.cash.filter(({ number }) => !left.has(number));
  const due = sumOfWire(counted.map(({ due: each }) => each));
  const amount = typedAmount(typedText);
  const short = Number.isNaN(amount) ? kobo(0) : subtractKobo(due, fromWireValue(amount));
  const remit = useDeskWrite(remitRiderCash, stale);
  const send = (typed: Typed) =>
    remit.mutateAsync([
      {
        params: { id: rider.id },
        idempotencyKey: key,
        body: {
          amount,
          method: methodOf(typed),
          reference: filled(typed("reference")),
          note: filled(typed("note")),
          numbers: counted.map(({ number }) => number),
        },
      },
    ]);
  const fields = ["amount", "reference", "note"] as const;
  const { problems, isPending, onSubmit } = useSubmit(fields, send, onClose);
  return (
    <Dialog
      title={`Count the cash of ${rider.name}`}
      onClose={onClose}
      foot={
        <Button type="submit" form={formId} pending={isPending}>
          {short > 0 ? `Count, short by ${formatNaira(short)}` : "Count"}
        </Button>
      }
    >
      <form id={formId} className={layouts.stack} onSubmit={onSubmit} noValidate>
        {problems[""] && <Alert tone="critical">{problems[""]}</Alert>}
        <fieldset className={css.choices}>
          <legend>For these orders</legend>
          {rider.cash.map(({ number, due: each }) => (
            <label key={number} className={css.choice}>
              <input
                type="checkbox"
                checked={!left.has(number)}
                onChange={(event) => setLeft(toggled(left, number, !event.target.checked))}
              />
              <span>{number}</span>
              <span className={texts.figure}>{nairaText(each.value)}</span>
            </label>
          ))}
        </fieldset>
        <TextField
          id="amount"
          label="Handed over, in naira"
          hint={`${formatNaira(due)} is due for these orders. What is missing becomes a shortfall.`}
          inputMode="decimal"
          autoComplete="off"
          value={typedText}
          onChange={(event) => setTypedText(event.target.value)}
          error={problems.amount}
        />
        <HandedOverFields problems={problems} />
      </form>
    </Dialog>
  );
}

function toggled(set: ReadonlySet<string>, value: string, isOn: boolean): ReadonlySet<string> {
  const others = [...set].filter((each) => each !== value);
  return new Set(isOn ? [...others, value] : others);
}
