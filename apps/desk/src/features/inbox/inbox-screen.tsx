import { listInboxMessages, readInboxMessage } from "@precise/contract/desk/inbox/inbox";
import { readToday } from "@precise/contract/desk/today";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { JobDialog } from "#desk/jobs/job-dialog.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { useSelection } from "#desk/table/use-selection.ts";
import { SavedViews } from "#desk/views/saved-views.tsx";
import { CloseManyDialog } from "./close-many-dialog.tsx";
import { inboxColumns, inboxFilters } from "./inbox-columns.tsx";

/** What people wrote to the shop: messages, design briefs, applications. What is waiting for an answer comes first. */
export function InboxScreen() {
  const selection = useSelection();
  const [closing, setClosing] = useState<readonly string[] | null>(null);
  const [job, setJob] = useState<string | null>(null);
  return (
    <ListScreen
      title="Inbox"
      call={listInboxMessages}
      rows={(page) => page.messages}
      label="Messages, briefs and applications"
      columns={inboxColumns}
      filters={inboxFilters}
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
    >
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
    </ListScreen>
  );
}
