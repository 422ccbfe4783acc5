import { listMails, type MailRow, sendMailsAgain } from "@precise/contract/desk/mail/mail";
import { readToday } from "@precise/contract/desk/today";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showTrouble } from "#desk/dialogs/undo-toast.ts";
import { JobDialog } from "#desk/jobs/job-dialog.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import { useSelection } from "#desk/table/use-selection.ts";
import { SavedViews } from "#desk/views/saved-views.tsx";
import { mailColumns, mailFilters } from "./mail-columns.tsx";

const rowId = ({ id }: MailRow) => String(id);
const mailPath = (id: string) => `/mail/${id}`;

/** All e-mails of the shop: what is waiting, what went, what could not be sent and why. */
export function MailListScreen() {
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
  return (
    <ListScreen
      title="Mail"
      actions={({ state: { filters }, list: { total } }) =>
        maySend &&
        filters.state?.join() === "dead" &&
        (total ?? 0) > 0 && (
          <Button tone="secondary" pending={start.isPending} onClick={() => void send()}>
            Send all that failed again
          </Button>
        )
      }
      call={listMails}
      rows={(page) => page.mails}
      label="E-mails"
      columns={mailColumns}
      filters={mailFilters}
      rowId={rowId}
      rowHref={(row) => mailPath(rowId(row))}
      searchHint="Address, order number"
      selection={maySend ? selection : undefined}
      bulkActions={(ids) => (
        <Button pending={start.isPending} onClick={() => void send(ids)}>
          Send again
        </Button>
      )}
      views={<SavedViews screen="mail" path="/mail" />}
      emptyWords="No e-mails yet."
    >
      {job !== null && (
        <JobDialog
          id={job}
          title="Sending e-mails again"
          stale={[listMails, readToday]}
          rowHref={mailPath}
          onClose={() => setJob(null)}
        />
      )}
    </ListScreen>
  );
}
