import { askBackup, type BackupRun, listBackups } from "@precise/contract/desk/operations/backups";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskKey, deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { useRefresh } from "#desk/api/poll.ts";
import { Page } from "#desk/parts/page.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./backups.css.ts";

const everyMs = 10_000;

const columns = [
  { key: "at", head: "When", isRowHead: true },
  { key: "kind", head: "What" },
  { key: "outcome", head: "Outcome", isWide: true },
  { key: "file", head: "File" },
  { key: "rows", head: "Rows", align: "end" },
  { key: "took", head: "Took", align: "end" },
] as const;

/** Backups of the database as they were made, and whether they can be restored. */
export function BackupsScreen() {
  const { data, error } = useQuery(deskQuery(listBackups));
  const ask = useDeskWrite(askBackup, [listBackups]);
  const [problem, setProblem] = useState<string>();
  useRefresh(deskKey(listBackups), everyMs);
  const failure = data === undefined ? failureOf(error) : null;
  const isWanted = (kind: BackupRun["kind"]) =>
    data?.runs.some((run) => run.kind === kind && run.state === "wanted") ?? false;
  const send = async (kind: BackupRun["kind"]) => {
    const result = await ask.mutateAsync([{ body: { kind } }]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
  };
  return (
    <Page
      title="Backups"
      actions={
        data?.can_ask && (
          <>
            <Button tone="secondary" pending={isWanted("backup")} onClick={() => void send("backup")}>
              Back up now
            </Button>
            <Button tone="secondary" pending={isWanted("rehearsal")} onClick={() => void send("rehearsal")}>
              Rehearse now
            </Button>
          </>
        )
      }
    >
      {problem && <Alert tone="critical">{problem}</Alert>}
      <Unread answer={data} failure={failure} reading="Reading the backups" />
      {data && (
        <>
          <p className={css.muted}>
            {data.can_ask
              ? "A backup is made each day. Once a week one is restored into an empty database beside the shop, looked through, and deleted again. Pictures are files and not in it."
              : "This server makes its backups by other means: BACKUP_FOLDER is not set for the API."}
          </p>
          <Runs runs={data.runs} />
        </>
      )}
    </Page>
  );
}

function Runs({ runs }: { readonly runs: readonly BackupRun[] }) {
  if (runs.length === 0) return <p className={css.muted}>No backup was made yet.</p>;
  return (
    <DenseTable
      label="Backups and rehearsals"
      columns={columns}
      rows={runs.map((run) => ({
        key: run.id,
        tone: run.state === "failed" ? ("critical" as const) : undefined,
        cells: {
          at: shortDayAndTime(run.ended_at ?? run.asked_at),
          kind: run.kind === "backup" ? "Backup" : "Rehearsal",
          outcome: outcomeOf(run),
          file: run.file ?? "",
          rows:
            run.rows === null ? "" : <span className={texts.figure}>{run.rows.toLocaleString("en-NG")}</span>,
          took:
            run.milliseconds === null ? (
              ""
            ) : (
              <span className={texts.figure}>{secondsText(run.milliseconds)}</span>
            ),
        },
      }))}
    />
  );
}

function outcomeOf({ kind, state, fault, rows }: BackupRun): string {
  if (state === "wanted") return "Begins within two minutes";
  if (state === "failed") return `Failed: ${fault ?? "no reason was noted"}`;
  if (kind === "rehearsal") return "Restored, whole";
  return rows === 0 ? "The day's backup was there already" : "Made";
}

function secondsText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
