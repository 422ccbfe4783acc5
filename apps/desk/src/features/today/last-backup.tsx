import { type BackupRun, listBackups } from "@precise/contract/desk/operations/backups";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { useQuery } from "@tanstack/react-query";
import { deskQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as css from "./today.css.ts";

/** How the last backup and the last rehearsal ended. */
export function LastBackup() {
  const { data } = useQuery(deskQuery(listBackups));
  if (data === undefined) return null;
  const last = (kind: BackupRun["kind"]) =>
    data.runs.find((run) => run.kind === kind && run.ended_at !== null);
  return (
    <p className={css.none}>
      <DeskLink href="/backups">Last backup</DeskLink>: {wordsOf(last("backup"), "none yet", "made")}. Last
      rehearsal: {wordsOf(last("rehearsal"), "none yet", "restored, whole")}.
    </p>
  );
}

function wordsOf(run: BackupRun | undefined, none: string, done: string): string {
  if (run?.ended_at == null) return none;
  return `${shortDayAndTime(run.ended_at)}, ${run.state === "done" ? done : "failed"}`;
}
