import { closeInboxMessages } from "@precise/contract/desk/inbox/inbox";
import type { DataOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useEffect, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as css from "./inbox.css.ts";

/** Closes many messages: first what would happen to each, then the job. */
export function CloseManyDialog(props: {
  readonly references: readonly string[];
  readonly onStarted: (job: string) => void;
  readonly onClose: () => void;
}) {
  const { references, onStarted, onClose } = props;
  const [dry, setDry] = useState<DataOf<typeof closeInboxMessages>["dry_run"]>();
  const [problem, setProblem] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const { mutateAsync, isPending } = useDeskWrite(closeInboxMessages);
  useEffect(() => {
    void mutateAsync([{ body: { references: [...references], dry_run: true } }]).then((result) => {
      if (result.ok) setDry(result.value.dry_run);
      else setProblem(failureWords(result.failure));
    });
  }, [mutateAsync, references]);
  const send = async () => {
    const result = await mutateAsync([{ body: { references: [...references] }, idempotencyKey: key }]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    if (result.value.job) onStarted(result.value.job.id);
  };
  const not = dry?.rows.filter(({ outcome }) => outcome === "refused") ?? [];
  return (
    <Dialog
      title="Close messages"
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={isPending} onClick={() => void send()}>
            {dry === undefined ? "Close them" : `Close ${dry.would} without an answer`}
          </Button>
        </>
      }
    >
      <div className={layouts.textForm}>
        <p>Nobody is e-mailed. A closed message can be opened again.</p>
        {dry !== undefined && dry.would > 0 && (
          <ul role="list" aria-label="To be closed" className={css.references}>
            {dry.rows.flatMap(({ number, outcome }) =>
              outcome === "done" ? [<li key={number}>{number}</li>] : [],
            )}
          </ul>
        )}
        {dry !== undefined && not.length > 0 && (
          <Alert title={`${dry.would} can be closed, ${dry.would_not} cannot`}>
            <ul role="list">
              {not.slice(0, 50).map(({ number, reason }) => (
                <li key={number}>{reason}</li>
              ))}
            </ul>
          </Alert>
        )}
        {problem && <Alert tone="critical">{problem}</Alert>}
      </div>
    </Dialog>
  );
}
