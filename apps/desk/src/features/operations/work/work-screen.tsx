import { type DeskWork, listWork, runWork } from "@precise/contract/desk/operations/work";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { deskKey, deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { useRefresh } from "#desk/api/poll.ts";
import { showDone, showTrouble } from "#desk/dialogs/undo-toast.ts";
import { Badge } from "#desk/parts/badge.tsx";
import { Page } from "#desk/parts/page.tsx";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { workName } from "./work-words.ts";

const everyMs = 15_000;
const columns = [
  { key: "name", head: "Work", isRowHead: true },
  { key: "state", head: "Status", isWide: true },
  { key: "done", head: "Last done", isSpare: true },
  { key: "due", head: "Next" },
  { key: "act", head: "Act", isHeadHidden: true, align: "end" },
] as const;

/** What the shop does by itself, and having it done now: what failed comes first. */
export function WorkScreen() {
  const { data, error } = useQuery(deskQuery(listWork));
  const run = useDeskWrite(runWork, [listWork]);
  useRefresh(deskKey(listWork), everyMs);
  const send = async (name: string) => {
    const done = await run.mutateAsync([{ params: { name }, body: {} }]);
    if (done.ok) showDone(workName(name), "It begins within a minute.");
    else showTrouble("It was not started", failureWords(done.failure));
  };
  return (
    <Page title="Background work">
      {data === undefined && <Unread failure={failureOf(error)} reading="Reading the background work" />}
      {data && (
        <DenseTable
          label="Background work"
          columns={columns}
          rows={data.toSorted(byTrouble).map((work) => ({
            key: work.name,
            cells: {
              name: workName(work.name),
              state: <State work={work} />,
              done: work.done_at ? <ShortMoment at={work.done_at} /> : "Not yet",
              due: work.due_at ? <ShortMoment at={work.due_at} /> : "–",
              act: work.can_run && (
                <Button tone="secondary" onClick={() => void send(work.name)}>
                  Run now
                </Button>
              ),
            },
            ...(work.fault && { below: <span className={texts.small}>{work.fault}</span> }),
          }))}
        />
      )}
    </Page>
  );
}

function State({ work }: { readonly work: DeskWork }) {
  if (work.dead_since) return <Badge tone="bad">Given up</Badge>;
  if (work.failures > 0) return <Badge tone="work">Failed {work.failures} ×, tried again</Badge>;
  return <Badge tone="good">In order</Badge>;
}

function byTrouble(one: DeskWork, other: DeskWork): number {
  return weight(other) - weight(one) || workName(one.name).localeCompare(workName(other.name));
}

function weight({ dead_since, failures }: DeskWork): number {
  return dead_since ? 2 : failures > 0 ? 1 : 0;
}
