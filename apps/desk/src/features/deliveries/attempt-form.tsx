import { nairaText } from "@precise/cart-core/money";
import {
  type AttemptOutcome,
  attemptOutcomes,
  type DeliveryDetail,
  listDeliveries,
  listRiders,
  readDelivery,
  readRider,
  recordDeliveryAttempt,
} from "@precise/contract/desk/deliveries";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import * as css from "./deliveries.css.ts";
import { outcomeNames } from "./delivery-words.ts";
import { filled, type Typed, typedAmount, useSubmit } from "./use-submit.ts";

const stale = [readDelivery, listDeliveries, listRiders, readRider];

/** Notes what happened at the door. Delivered asks for the customer's code, or who took it and why without one. */
export function AttemptForm({ delivery }: { readonly delivery: DeliveryDetail }) {
  const { number, due, code } = delivery;
  const [outcome, setOutcome] = useState<AttemptOutcome>("delivered");
  const [wantsCode, setWantsCode] = useState(true);
  const hasCode = wantsCode && !code.is_locked;
  const record = useDeskWrite(recordDeliveryAttempt, stale);
  const isDelivered = outcome === "delivered";
  const asksCash = isDelivered && due.value > 0;
  const send = (typed: Typed) =>
    record.mutateAsync([
      {
        params: { number },
        body: {
          outcome,
          note: filled(typed("note")),
          ...(isDelivered && hasCode && { code: typed("code") }),
          ...(isDelivered && !hasCode && { receiver: { name: typed("receiver"), reason: typed("reason") } }),
          ...(asksCash && typed("cash") !== "" && { cash: typedAmount(typed("cash")) }),
        },
      },
    ]);
  const fields = ["code", "cash", "note", "receiver.name", "receiver.reason"] as const;
  const { problems, isPending, onSubmit } = useSubmit(fields, send, () => undefined);
  return (
    <section className={css.part} aria-labelledby="attempt-title">
      <h2 id="attempt-title" className={css.partTitle}>
        At the door
      </h2>
      {code.is_locked && (
        <Alert tone="caution">
          Five wrong codes were given. A manager can note who took it, with a reason.
        </Alert>
      )}
      <form className={css.form} onSubmit={onSubmit} noValidate>
        <SelectField
          id="outcome"
          label="What happened"
          value={outcome}
          onChange={(event) =>
            setOutcome(attemptOutcomes.find((each) => each === event.target.value) ?? "delivered")
          }
        >
          {attemptOutcomes.map((each) => (
            <option key={each} value={each}>
              {outcomeNames[each]}
            </option>
          ))}
        </SelectField>
        {isDelivered && hasCode && (
          <TextField
            id="code"
            label="Delivery code"
            hint="Six digits that the customer has by e-mail and on the order's page."
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            error={problems.code}
          />
        )}
        {isDelivered && !hasCode && (
          <>
            <TextField
              id="receiver"
              label="Who took it"
              autoComplete="off"
              error={problems["receiver.name"]}
            />
            <TextField
              id="reason"
              label="Why there is no code"
              autoComplete="off"
              error={problems["receiver.reason"]}
            />
          </>
        )}
        {isDelivered && !code.is_locked && (
          <div>
            <Button tone="quiet" onClick={() => setWantsCode(!wantsCode)}>
              {hasCode ? "There is no code" : "There is a code"}
            </Button>
          </div>
        )}
        {asksCash && (
          <TextField
            id="cash"
            label="Cash collected, in naira"
            hint={`${nairaText(due.value)} is due. If the customer paid by transfer, confirm the payment first.`}
            inputMode="decimal"
            autoComplete="off"
            error={problems.cash}
          />
        )}
        <TextField id="note" label="Note" optional autoComplete="off" error={problems.note} />
        {problems[""] && <Alert tone="critical">{problems[""]}</Alert>}
        <div className={css.acts}>
          <Button type="submit" pending={isPending}>
            {isDelivered ? "Note as delivered" : "Note the attempt"}
          </Button>
        </div>
      </form>
    </section>
  );
}
