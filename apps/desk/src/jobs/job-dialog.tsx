import { cancelDeskJob, type DeskJob, readDeskJob, retryDeskJob } from "@precise/contract/desk/kit/jobs";
import type { Route } from "@precise/contract/wire/route";
import { JobProgress, type JobRow } from "@precise/ui/blocks/desk/job-progress";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { deskKey, deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { saveTextFile } from "#desk/parts/save-text-file.ts";
import { Waiting } from "#desk/parts/waiting.tsx";
import { hasEnded, jobSentence, outcomeFile } from "./job-words.ts";

const everyMs = 1_000;

/**
 * A bulk act while it runs and when it has ended: it goes on by itself, also when this is closed.
 * @param stale the reading calls that its rows change; read again when it has ended
 * @param rowHref where a row leads, by its number or SKU
 */
export function JobDialog(props: {
  readonly id: string;
  readonly title: string;
  readonly stale: readonly Route[];
  readonly rowHref?: (name: string) => string;
  readonly onClose: () => void;
}) {
  const { id, title, stale, rowHref, onClose } = props;
  const cache = useQueryClient();
  const query = deskQuery(readDeskJob, { params: { id } });
  const { data: job, error } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data !== undefined && hasEnded(state.data) ? false : everyMs),
  });
  const cancel = useDeskWrite(cancelDeskJob, [readDeskJob]);
  const retry = useDeskWrite(retryDeskJob, [readDeskJob]);
  const isOver = job !== undefined && hasEnded(job);
  const changed = useRef(stale);
  useEffect(() => {
    if (isOver)
      for (const route of changed.current) void cache.invalidateQueries({ queryKey: deskKey(route) });
  }, [isOver, cache]);
  const failure = failureOf(error);
  const input = { params: { id }, body: {} };
  return (
    <Dialog
      title={title}
      look="wide"
      onClose={onClose}
      foot={
        <Button tone={isOver ? "primary" : "secondary"} data-first="" onClick={onClose}>
          {isOver ? "Done" : "Go on working"}
        </Button>
      }
    >
      {failure && <Alert tone="critical">{failureWords(failure)}</Alert>}
      {job === undefined ? (
        failure === null && <Waiting label="Reading the outcome" />
      ) : (
        <JobProgress
          sentence={jobSentence(job)}
          done={job.counts.all - job.counts.waiting}
          all={job.counts.all}
          rows={job.rows.map(rowOf)}
          renderName={({ name }) => (rowHref ? <DeskLink href={rowHref(name)}>{name}</DeskLink> : name)}
          actions={
            isOver ? (
              <>
                {job.counts.done < job.counts.all && (
                  <Button tone="secondary" pending={retry.isPending} onClick={() => retry.mutate([input])}>
                    Try the rest again
                  </Button>
                )}
                <Button tone="secondary" onClick={() => saveTextFile("outcome.csv", outcomeFile(job.rows))}>
                  Save as CSV
                </Button>
              </>
            ) : (
              <Button tone="secondary" pending={cancel.isPending} onClick={() => cancel.mutate([input])}>
                Stop after this row
              </Button>
            )
          }
        />
      )}
    </Dialog>
  );
}

function rowOf({ number, sku, file, outcome, reason }: DeskJob["rows"][number]): JobRow {
  return { name: number ?? sku ?? file ?? "", outcome, reason };
}
