import { type BackupRun, listBackups } from "@precise/contract/desk/operations/backups";
import { readToday, type TodayEntry } from "@precise/contract/desk/today";
import { dayAndTime, shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { deskKey, deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { useRefresh } from "#desk/api/poll.ts";
import { ageWords } from "#desk/parts/age-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { DayFigures, useAreGoodsLoading, WhatRunsOut, WhatSold } from "./day-figures.tsx";
import { DueToday, useIsDueLoading } from "./due-today.tsx";
import * as css from "./today.css.ts";
import { queueWords } from "./today-words.ts";

/** A queue that someone else works on empties here, too. */
const everyMs = 30_000;

/** How the day goes, what must be done, the oldest first, and what is due. */
export function TodayScreen() {
  const { data, error, refetch } = useQuery(deskQuery(readToday));
  useRefresh(deskKey(readToday), everyMs);
  const mayBackUp = useMay("backup");
  const areGoodsLoading = useAreGoodsLoading();
  const isDueLoading = useIsDueLoading();
  // Its lists are long or one sentence: it comes in one piece, so that none of them moves another.
  const isAsideLoading = areGoodsLoading || isDueLoading;
  const failure = data === undefined ? failureOf(error) : null;
  if (failure !== null) {
    return (
      <Page title="Today">
        <Alert tone="critical" title="The list could not be read">
          {failureWords(failure)}
        </Alert>
        <Button tone="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </Page>
    );
  }
  if (data === undefined) return <Waiting label="Reading what must be done" />;
  return (
    <Page title="Today">
      <DayFigures />
      <div className={css.columns}>
        <Part title="To do">
          <TodayList entries={oldestFirst(data)} now={new Date()} />
        </Part>
        {!isAsideLoading && (
          <div className={layouts.column}>
            <WhatSold />
            <WhatRunsOut />
            <DueToday />
          </div>
        )}
      </div>
      {mayBackUp && !isAsideLoading && <LastBackup />}
    </Page>
  );
}

function TodayList({ entries, now }: { readonly entries: readonly TodayEntry[]; readonly now: Date }) {
  if (entries.length === 0)
    return <p className={texts.muted}>Nothing waits. New work appears here by itself.</p>;
  return (
    <ul role="list" className={css.list} data-from-api="">
      {entries.map((entry) => (
        <li key={entry.kind}>
          <QueueRow entry={entry} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** A queue with its list; one whose screen this release does not have is only counted. */
function QueueRow({ entry, now }: { readonly entry: TodayEntry; readonly now: Date }) {
  const { kind, count, oldest, link, is_alarm: isAlarm } = entry;
  const { routesByPath } = useRouter();
  const words = (
    <>
      <span className={css.count} data-alarm={isAlarm}>
        {count}
      </span>
      <span className={css.what} data-alarm={isAlarm}>
        {queueWords(kind, count)}
      </span>
      {oldest !== null && (
        <span className={css.age} title={dayAndTime(oldest)}>
          oldest {ageWords(new Date(oldest), now)}
        </span>
      )}
    </>
  );
  return (link.split("?", 1)[0] ?? "") in routesByPath ? (
    <DeskLink href={link} className={css.link}>
      {words}
    </DeskLink>
  ) : (
    <div className={css.row}>{words}</div>
  );
}

function oldestFirst(entries: readonly TodayEntry[]): readonly TodayEntry[] {
  return entries
    .filter(({ count }) => count > 0)
    .toSorted(
      (a, b) =>
        Number(b.is_alarm ?? false) - Number(a.is_alarm ?? false) ||
        (a.oldest ?? "9").localeCompare(b.oldest ?? "9"),
    );
}

/** How the last backup and the last rehearsal ended. */
function LastBackup() {
  const { data } = useQuery(deskQuery(listBackups));
  if (data === undefined) return null;
  const last = (kind: BackupRun["kind"]) =>
    data.runs.find((run) => run.kind === kind && run.ended_at !== null);
  return (
    <p className={texts.muted}>
      <DeskLink href="/backups">Last backup</DeskLink>: {wordsOf(last("backup"), "none yet", "made")}. Last
      rehearsal: {wordsOf(last("rehearsal"), "none yet", "restored, whole")}.
    </p>
  );
}

function wordsOf(run: BackupRun | undefined, none: string, done: string): string {
  if (run?.ended_at == null) return none;
  return `${shortDayAndTime(run.ended_at)}, ${run.state === "done" ? done : "failed"}`;
}
