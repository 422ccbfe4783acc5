import { type InboxRow, listInboxMessages, readInboxMessage } from "@precise/contract/desk/inbox/inbox";
import { readToday } from "@precise/contract/desk/today";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery } from "#desk/api/desk-query.ts";
import { JobDialog } from "#desk/jobs/job-dialog.tsx";
import { Page } from "#desk/parts/page.tsx";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useSelection } from "#desk/table/use-selection.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { SavedViews } from "#desk/views/saved-views.tsx";
import { CloseManyDialog } from "./close-many-dialog.tsx";
import { inboxColumns, inboxFilters } from "./inbox-columns.tsx";

const shape = { columns: inboxColumns, filters: inboxFilters };

/** What people wrote to the shop: messages, design briefs, applications. What waits for an answer comes first. */
export function InboxScreen() {
  const control = useTableState(shape);
  const { search, filters } = control.state;
  const query = {
    search: search || undefined,
    state: filters.state?.join(),
    kind: filters.kind?.join(),
    assignee: filters.assignee?.join(),
    suspect: filters.suspect?.join(),
  };
  const list = useList(
    deskListQuery<InboxRow>(deskKey(listInboxMessages, { query }), async (cursor) => {
      const page = await deskCall(listInboxMessages, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { messages, total, next } = page.value;
      return { ok: true, value: { rows: messages, total, nextCursor: next } };
    }),
  );
  const selection = useSelection();
  const [closing, setClosing] = useState<readonly string[] | null>(null);
  const [job, setJob] = useState<string | null>(null);
  return (
    <Page title="Inbox" isFilled>
      <DataTable
        label="Messages, briefs and applications"
        columns={inboxColumns}
        filters={inboxFilters}
        control={control}
        list={list}
        rowId={({ reference }) => reference}
        rowHref={({ reference }) => `/inbox/${reference}`}
        searchHint="Reference, name or words"
        selection={selection}
        bulkActions={(ids) => (
          <Button tone="secondary" onClick={() => setClosing([...ids])}>
            Close
          </Button>
        )}
        views={<SavedViews screen="inbox" path="/inbox" />}
        emptyWords="Nobody has written to the shop yet."
      />
      {closing !== null && (
        <CloseManyDialog
          references={closing}
          onClose={() => setClosing(null)}
          onStarted={(id) => {
            setClosing(null);
            setJob(id);
          }}
        />
      )}
      {job !== null && (
        <JobDialog
          id={job}
          title="Closing messages"
          stale={[listInboxMessages, readInboxMessage, readToday]}
          rowHref={(reference) => `/inbox/${reference}`}
          onClose={() => {
            selection.clear();
            setJob(null);
          }}
        />
      )}
    </Page>
  );
}
