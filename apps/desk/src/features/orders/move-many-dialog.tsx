import { moveDeskOrders } from "@precise/contract/desk/kit/jobs";
import type { BodyOf, DataOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { textProblem } from "#desk/forms/text-problem.ts";
import { stageWords } from "#desk/parts/order-words.ts";
import { stack } from "#desk/styles/layouts.css.ts";
import { refused } from "./orders.css.ts";

type Body = BodyOf<typeof moveDeskOrders>;
/** Which orders: those that are named, or all of a view, as many as were seen. */
export type MoveTarget = Pick<Body, "numbers"> | Pick<Body, "view">;

/** What is sent out is dispatched instead; `delivered` is what is collected and paid. */
const targets = ["packed", "delivered", "cancelled"] as const;

/** Moves many orders: first what would happen to each, then the job. */
export function MoveManyDialog(props: {
  readonly target: MoveTarget;
  readonly onStarted: (job: string) => void;
  readonly onClose: () => void;
}) {
  const { target, onStarted, onClose } = props;
  const [to, setTo] = useState<string>(targets[0]);
  const [reason, setReason] = useState("");
  const [dry, setDry] = useState<DataOf<typeof moveDeskOrders>["dry_run"]>();
  const [problem, setProblem] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const write = useDeskWrite(moveDeskOrders);
  const body = { ...target, to, ...(reason.trim() === "" ? {} : { reason: reason.trim() }) };
  const tellsShopper = to === "cancelled";
  const wrongReason = textProblem(reason, { most: 300 });
  const send = async (isDry: boolean) => {
    setProblem(undefined);
    if (wrongReason) return;
    const result = await write.mutateAsync([
      isDry ? { body: { ...body, dry_run: true } } : { body, idempotencyKey: `${key}-${to}` },
    ]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    setDry(result.value.dry_run);
    if (result.value.job) onStarted(result.value.job.id);
  };
  return (
    <Dialog
      title="Move orders"
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          {dry === undefined ? (
            <Button pending={write.isPending} onClick={() => void send(true)}>
              See what would happen
            </Button>
          ) : (
            <Button pending={write.isPending} onClick={() => void send(false)}>
              Move {dry.would} to {stageWords(to)}
            </Button>
          )}
        </>
      }
    >
      <div className={stack}>
        <SelectField
          id="to"
          label="Move to"
          value={to}
          onChange={(event) => {
            setTo(event.target.value);
            setDry(undefined);
          }}
        >
          {targets.map((stage) => (
            <option key={stage} value={stage}>
              {stageWords(stage)}
            </option>
          ))}
        </SelectField>
        {tellsShopper && (
          <TextField
            id="reason"
            label="Why"
            hint="Each customer reads it"
            optional
            value={reason}
            error={wrongReason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {problem && <Alert tone="critical">{problem}</Alert>}
        {dry && <DryRun dry={dry} />}
      </div>
    </Dialog>
  );
}

function DryRun({ dry }: { readonly dry: NonNullable<DataOf<typeof moveDeskOrders>["dry_run"]> }) {
  const not = dry.rows.filter(({ outcome }) => outcome === "refused");
  return (
    <Alert title={`${dry.would} can be moved, ${dry.would_not} cannot`}>
      {not.length > 0 && (
        <ul role="list" className={refused}>
          {not.slice(0, 50).map(({ number, reason }) => (
            <li key={number}>{reason}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
