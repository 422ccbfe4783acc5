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
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { readDeskOrder } from "@precise/contract/desk/orders/orders";
import { readToday } from "@precise/contract/desk/today";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { Part } from "#desk/parts/part.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { outcomeNames } from "./delivery-words.ts";
import { filled, type Typed, typedAmount, useSubmit } from "./use-submit.ts";

const stale = [readDelivery, listDeliveries, listRiders, readRider, readDeskOrder, listDeskOrders, readToday];

/** What shows that it arrived: the customer's code, a name, or what a carrier says under its waybill. */
type Proof = "code" | "receiver" | "waybill";
const proofNames: Readonly<Record<Proof, string>> = {
  code: "The customer's delivery code",
  receiver: "Who took it, without a code",
  waybill: "What the carrier says under its waybill",
};

const doorWays = ["cash", "pos", "bank"] as const;
type DoorWay = (typeof doorWays)[number];
const doorWayNames: Readonly<Record<DoorWay, string>> = {
  cash: "Cash, with who brought it",
  pos: "Card, by a POS terminal",
  bank: "Bank transfer",
};

/** Notes what happened at the door. Delivered asks for the customer's code, or who took it and why without one. */
export function AttemptForm({ delivery }: { readonly delivery: DeliveryDetail }) {
  const { number, key, due, code, by, waybill } = delivery;
  const [outcome, setOutcome] = useState<AttemptOutcome>("delivered");
  // What went at once comes back with its order.
  const outcomes = attemptOutcomes.filter((each) => each !== "came_back" || key !== number);
  const isCarrier = by?.kind === "carrier";
  const proofs: readonly Proof[] = [
    ...(code.is_locked ? [] : (["code"] as const)),
    "receiver",
    ...(isCarrier ? (["waybill"] as const) : []),
  ];
  const [chosen, setProof] = useState<Proof>(isCarrier ? "waybill" : "code");
  const proof = proofs.includes(chosen) ? chosen : "receiver";
  const [way, setWay] = useState<DoorWay>("cash");
  const record = useDeskWrite(recordDeliveryAttempt, stale);
  const isDelivered = outcome === "delivered";
  const asksMoney = isDelivered && due.value > 0;
  const send = (typed: Typed) =>
    record.mutateAsync([
      {
        params: { number: key },
        body: {
          outcome,
          note: filled(typed("note")),
          ...(isDelivered && proof === "code" && { code: typed("code") }),
          ...(isDelivered &&
            proof === "receiver" && { receiver: { name: typed("receiver"), reason: typed("reason") } }),
          ...(isDelivered &&
            proof === "waybill" && {
              waybill: { number: filled(typed("waybill")), reason: typed("reason") },
            }),
          ...(asksMoney && way === "cash" && typed("cash") !== "" && { cash: typedAmount(typed("cash")) }),
          ...(asksMoney &&
            way !== "cash" && {
              paid: {
                by: way,
                reference: filled(typed("reference")),
                payer: way === "bank" ? filled(typed("payer")) : undefined,
              },
            }),
        },
      },
    ]);
  const fields = [
    "code",
    "cash",
    "note",
    "receiver.name",
    "receiver.reason",
    "waybill.number",
    "waybill.reason",
    "paid.reference",
    "paid.payer",
  ] as const;
  const { problems, isPending, onSubmit } = useSubmit(fields, send, () => undefined);
  return (
    <Part title="At the door" id="attempt-title">
      {code.is_locked && (
        <Alert tone="caution">
          Five wrong codes were given. A manager can note who took it, with a reason.
        </Alert>
      )}
      <form className={layouts.stack} onSubmit={onSubmit} noValidate>
        <SelectField
          id="outcome"
          label="What happened"
          value={outcome}
          onChange={(event) =>
            setOutcome(attemptOutcomes.find((each) => each === event.target.value) ?? "delivered")
          }
        >
          {outcomes.map((each) => (
            <option key={each} value={each}>
              {outcomeNames[each]}
            </option>
          ))}
        </SelectField>
        {isDelivered && proofs.length > 1 && (
          <SelectField
            id="proof"
            label="What shows it"
            value={proof}
            onChange={(event) => setProof(proofs.find((each) => each === event.target.value) ?? proof)}
          >
            {proofs.map((each) => (
              <option key={each} value={each}>
                {proofNames[each]}
              </option>
            ))}
          </SelectField>
        )}
        {isDelivered && proof === "code" && (
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
        {isDelivered && proof === "receiver" && (
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
        {isDelivered && proof === "waybill" && (
          <>
            <TextField
              id="waybill"
              label="Waybill"
              defaultValue={waybill ?? ""}
              autoComplete="off"
              error={problems["waybill.number"]}
            />
            <TextField
              id="reason"
              label="What the carrier says"
              hint="Such as: signed for by the gateman, 27 November"
              autoComplete="off"
              error={problems["waybill.reason"]}
            />
          </>
        )}
        {asksMoney && (
          <SelectField
            id="way"
            label={`${nairaText(due.value)} is due: how it was paid`}
            value={way}
            onChange={(event) => setWay(doorWays.find((each) => each === event.target.value) ?? way)}
          >
            {doorWays.map((each) => (
              <option key={each} value={each}>
                {doorWayNames[each]}
              </option>
            ))}
          </SelectField>
        )}
        {asksMoney && way === "cash" && (
          <TextField
            id="cash"
            label="Cash collected, in naira"
            hint="Who brought it answers for all that is due."
            inputMode="decimal"
            autoComplete="off"
            error={problems.cash}
          />
        )}
        {asksMoney && way !== "cash" && (
          <TextField
            id="reference"
            label={way === "pos" ? "The terminal's reference" : "The bank's reference"}
            optional={way === "bank"}
            autoComplete="off"
            error={problems["paid.reference"]}
          />
        )}
        {asksMoney && way === "bank" && (
          <TextField id="payer" label="Who sent it" autoComplete="off" error={problems["paid.payer"]} />
        )}
        <TextField id="note" label="Note" optional autoComplete="off" error={problems.note} />
        {problems[""] && <Alert tone="critical">{problems[""]}</Alert>}
        <div className={layouts.acts}>
          <Button type="submit" pending={isPending}>
            {isDelivered ? "Note as delivered" : "Note the attempt"}
          </Button>
        </div>
      </form>
    </Part>
  );
}
