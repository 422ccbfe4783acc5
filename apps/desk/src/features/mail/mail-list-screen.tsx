import { listMails, type MailRow, sendMailsAgain } from "@precise/contract/desk/mail/mail";
import { readToday } from "@precise/contract/desk/today";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showTrouble } from "#desk/dialogs/undo-toast.ts";
import { JobDialog } from "#desk/jobs/job-dialog.tsx";
import { Page } from "#desk/parts/page.tsx";
import { useMay } from "#desk/session/session.ts";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useSelection } from "#desk/table/use-selection.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { SavedViews } from "#desk/views/saved-views.tsx";
import { mailColumns, mailFilters, mailShape } from "./mail-columns.tsx";

const rowId = ({ id }: MailRow) => String(id);
const mailPath = (id: string) => `/mail/${id}`;

/** All e-mails of the shop: what waits, what went, what could not be sent and why. */
export function MailListScreen() {
  const control = useTableState(mailShape);
  const { search, filters } = control.state;
  const query = {
    search: search || undefined,
    state: filters.state?.join(),
    kind: filters.kind?.join(),
  };
  const list = useList(
    deskListQuery<MailRow>(deskKey(listMails, { query }), async (cursor) => {
      const page = await deskCall(listMails, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { mails, total, next } = page.value;
      return { ok: true, value: { rows: mails, total, nextCursor: next } };
    }),
  );
  const selection = useSelection();
  const maySend = useMay("mail.send-again");
  const start = useDeskWrite(sendMailsAgain, [listMails]);
  const [job, setJob] = useState<string | null>(null);
  const send = async (ids?: readonly string[]) => {
    const body = ids === undefined ? { all_dead: true as const } : { ids: ids.map(Number) };
    const started = await start.mutateAsync([{ body, idempotencyKey: crypto.randomUUID() }]);
    if (!started.ok) return showTrouble("Nothing was sent again", failureWords(started.failure));
    selection.clear();
    setJob(started.value.job?.id ?? null);
  };
  const onlyDead = filters.state?.join() === "dead" && (list.total ?? 0) > 0;
  return (
    <Page
      title="Mail"
      actions={
        maySend &&
        onlyDead && (
          <Button tone="secondary" pending={start.isPending} onClick={() => void send()}>
            Send all that failed again
          </Button>
        )
      }
      isFilled
    >
      <DataTable
        label="E-mails"
        columns={mailColumns}
        filters={mailFilters}
        control={control}
        list={list}
        rowId={rowId}
        rowHref={(row) => mailPath(rowId(row))}
        searchHint="Address, order number"
        {...(maySend && { selection })}
        bulkActions={(ids) => (
          <Button pending={start.isPending} onClick={() => void send(ids)}>
            Send again
          </Button>
        )}
        views={<SavedViews screen="mail" path="/mail" />}
        emptyWords="No e-mails yet."
      />
      {job !== null && (
        <JobDialog
          id={job}
          title="Sending e-mails again"
          stale={[listMails, readToday]}
          rowHref={mailPath}
          onClose={() => setJob(null)}
        />
      )}
    </Page>
  );
}
