import type { ApiResult } from "@precise/api-client/api-failure";
import {
  dispatchDeliveries,
  listDeliveries,
  listRiders,
  readDelivery,
} from "@precise/contract/desk/deliveries";
import { readDeskJob } from "@precise/contract/desk/kit/jobs";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { readDeskOrder } from "@precise/contract/desk/orders/orders";
import { readToday } from "@precise/contract/desk/today";
import type { BodyOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { deskKey, deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { JobDialog } from "#desk/jobs/job-dialog.tsx";
import { hasEnded } from "#desk/jobs/job-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { orderOfKey } from "./delivery-words.ts";
import { type Going, linesGoing, PiecesToSend } from "./pieces-to-send.tsx";
import { filled, type Typed, useSubmit } from "./use-submit.ts";

type By = BodyOf<typeof dispatchDeliveries>["by"];

/** What is read again once they are sent. */
const changed = [listDeliveries, readDelivery, listRiders, readDeskOrder, listDeskOrders, readToday];
const everyMs = 500;
const newRider = "new";
const carrier = "carrier";

/** Sends a rider or a carrier with the selected orders, and says what becomes of each. */
export function DispatchDialog(props: {
  readonly numbers: readonly string[];
  /** Money of the order went back: it goes with a reason alone. */
  readonly isHeld?: boolean | undefined;
  /** Of one order: what goes now; all of it where it is left out. */
  readonly going?: Going;
  /** @param isDone they are being sent */
  readonly onClose: (isDone: boolean) => void;
}) {
  const { numbers, isHeld = false, going, onClose } = props;
  const [job, setJob] = useState<string | null>(null);
  const title = numbers.length === 1 ? `Send ${numbers[0]}` : `Send ${numbers.length} orders`;
  if (job === null)
    return (
      <DispatchForm
        title={title}
        numbers={numbers}
        isHeld={isHeld}
        chosenPieces={going}
        onSent={setJob}
        onClose={() => onClose(false)}
      />
    );
  if (numbers.length === 1) return <OneSent id={job} title={title} onClose={onClose} />;
  return (
    <JobDialog
      id={job}
      title={title}
      stale={changed}
      rowHref={(number) => `/deliveries/${number}`}
      onClose={() => onClose(true)}
    />
  );
}

/** One order needs no list of outcomes: it is on its way, or why it is not. */
function OneSent(props: {
  readonly id: string;
  readonly title: string;
  readonly onClose: (isDone: boolean) => void;
}) {
  const { id, title, onClose } = props;
  const cache = useQueryClient();
  const { data: job, error } = useQuery({
    ...deskQuery(readDeskJob, { params: { id } }),
    refetchInterval: ({ state }) => (state.data !== undefined && hasEnded(state.data) ? false : everyMs),
  });
  const failure = failureOf(error);
  const row = job !== undefined && hasEnded(job) ? job.rows[0] : undefined;
  const isSent = row?.outcome === "done";
  const end = useEffectEvent(() => {
    for (const route of changed) void cache.invalidateQueries({ queryKey: deskKey(route) });
    showDone(`${row?.number ?? ""} is on its way`, "Its customer has the delivery code.");
    onClose(true);
  });
  useEffect(() => {
    if (isSent) end();
  }, [isSent]);
  const problem = row !== undefined && !isSent ? (row.reason ?? "It could not be sent.") : undefined;
  return (
    <Dialog
      title={title}
      onClose={() => onClose(false)}
      foot={
        <Button tone="secondary" onClick={() => onClose(false)}>
          Close
        </Button>
      }
    >
      {problem !== undefined && <Alert tone="critical">{problem}</Alert>}
      {problem !== undefined && row?.number !== undefined && (
        <DeskLink href={`/orders/${orderOfKey(row.number)}`}>The order</DeskLink>
      )}
      <Unread answer={row} failure={failure} reading="Sending" />
    </Dialog>
  );
}

function DispatchForm(props: {
  readonly title: string;
  readonly numbers: readonly string[];
  readonly isHeld: boolean;
  readonly chosenPieces: Going;
  readonly onSent: (job: string) => void;
  readonly onClose: () => void;
}) {
  const { title, numbers, isHeld, chosenPieces, onSent, onClose } = props;
  const [only] = numbers.length === 1 ? numbers : [];
  const { data: delivery } = useQuery({
    ...deskQuery(readDelivery, { params: { number: only ?? "" } }),
    enabled: only !== undefined,
  });
  const toSend = delivery?.state === "to_dispatch" ? delivery : undefined;
  const [going, setGoing] = useState<Going>(chosenPieces);
  const formId = useId();
  const [key] = useState(() => crypto.randomUUID());
  const { data: riders = [] } = useQuery(deskQuery(listRiders));
  const atWork = riders.filter(({ is_active }) => is_active);
  const [chosen, setChosen] = useState<string>();
  const by = chosen ?? String(atWork.find(({ kind }) => kind === "rider")?.id ?? newRider);
  const dispatch = useDeskWrite(dispatchDeliveries);
  const isCarrier = by === carrier || atWork.some(({ id, kind }) => kind === "carrier" && String(id) === by);
  const knownCarrier = atWork.find(({ id }) => String(id) === by)?.name;
  const send = async (typed: Typed): Promise<ApiResult<unknown>> => {
    const parcels = Number(typed("parcels") || 1);
    const body = {
      numbers: [...numbers],
      by: bringerOf(typed, by, isCarrier, knownCarrier),
      parcels,
      ...(toSend && { lines: linesGoing(toSend.lines, going) }),
      ...(isHeld && { despite_refund: filled(typed("despite")) }),
    };
    const result = await dispatch.mutateAsync([{ body, idempotencyKey: key }]);
    if (result.ok) onSent(result.value.id);
    return result;
  };
  const fields = [
    "by.rider.name",
    "by.rider.phone",
    "by.carrier",
    "by.waybill",
    "by.tracking_url",
    "parcels",
    "lines",
    "despite_refund",
  ] as const;
  const { problems, isPending, onSubmit } = useSubmit(fields, send, () => undefined);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <Button type="submit" form={formId} pending={isPending}>
          Send
        </Button>
      }
    >
      <form id={formId} className={layouts.stack} onSubmit={onSubmit} noValidate>
        {problems[""] && <Alert tone="critical">{problems[""]}</Alert>}
        {toSend && (
          <PiecesToSend delivery={toSend} going={going} problem={problems.lines} onChange={setGoing} />
        )}
        <SelectField id="by" label="With" value={by} onChange={(event) => setChosen(event.target.value)}>
          {atWork.map(({ id, name, kind, out }) => (
            <option key={id} value={id}>
              {name}
              {kind === "carrier" ? ", carrier" : out > 0 ? `, ${out} on the way` : ""}
            </option>
          ))}
          <option value={newRider}>Another rider</option>
          <option value={carrier}>Another carrier</option>
        </SelectField>
        {by === newRider && (
          <>
            <TextField id="name" label="Rider's name" error={problems["by.rider.name"]} autoComplete="off" />
            <TextField
              id="phone"
              label="Rider's phone"
              inputMode="tel"
              error={problems["by.rider.phone"]}
              autoComplete="off"
            />
          </>
        )}
        {by === carrier && (
          <TextField id="carrier" label="Carrier" error={problems["by.carrier"]} autoComplete="off" />
        )}
        {isCarrier && (
          <>
            <TextField
              id="waybill"
              label="Waybill"
              optional
              error={problems["by.waybill"]}
              autoComplete="off"
            />
            <TextField
              id="tracking_url"
              label="Tracking link"
              hint="Begins with https://. The customer sees it."
              optional
              inputMode="url"
              error={problems["by.tracking_url"]}
              autoComplete="off"
            />
          </>
        )}
        <TextField
          id="parcels"
          label={numbers.length === 1 ? "Parcels" : "Parcels of each order"}
          inputMode="numeric"
          defaultValue="1"
          error={problems.parcels}
        />
        {isHeld && (
          <TextField
            id="despite"
            label="Money of this order went back. Why does it go all the same?"
            hint="Only the staff reads it"
            autoComplete="off"
            error={problems.despite_refund}
          />
        )}
      </form>
    </Dialog>
  );
}

function bringerOf(typed: Typed, by: string, isCarrier: boolean, knownCarrier: string | undefined): By {
  if (by === newRider) return { rider: { name: typed("name"), phone: typed("phone") } };
  if (!isCarrier) return { rider_id: Number(by) };
  const name = by === carrier ? typed("carrier") : (knownCarrier ?? "");
  return { carrier: name, waybill: filled(typed("waybill")), tracking_url: filled(typed("tracking_url")) };
}
