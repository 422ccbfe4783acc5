import {
  closeInboxMessage,
  deleteInboxMessage,
  type InboxMessage,
  listInboxMessages,
  readInboxMessage,
  reopenInboxMessage,
} from "@precise/contract/desk/inbox/inbox";
import { readToday } from "@precise/contract/desk/today";
import { Button } from "@precise/ui/components/inputs/button";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { showDone, showTrouble } from "#desk/dialogs/undo-toast.ts";
import { useMay } from "#desk/session/session.ts";

const stale = [readInboxMessage, listInboxMessages, readToday];

/** Closes a message, opens it again, deletes it at its sender's request. */
export function MessageActs({ message }: { readonly message: InboxMessage }) {
  const { reference, state, is_suspect, revision } = message;
  const close = useDeskWrite(closeInboxMessage, stale);
  const reopen = useDeskWrite(reopenInboxMessage, stale);
  const mayDelete = useMay("messages.delete");
  const [isDeleting, setDeleting] = useState(false);
  const input = { params: { reference }, ifMatch: String(revision) };
  const send = async (change: typeof close | typeof reopen, done: string) => {
    const result = await change.mutateAsync([input]);
    if (result.ok) showDone(done);
    else showTrouble("Nothing was changed", failureWords(result.failure));
  };
  return (
    <>
      {mayDelete && (
        <Button tone="secondary" onClick={() => setDeleting(true)}>
          Delete
        </Button>
      )}
      {state === "open" && is_suspect && (
        <Button
          tone="secondary"
          pending={reopen.isPending}
          onClick={() => void send(reopen, "It waits for an answer")}
        >
          A person wrote it
        </Button>
      )}
      {state === "closed" ? (
        <Button
          tone="secondary"
          pending={reopen.isPending}
          onClick={() => void send(reopen, `${reference} is open again`)}
        >
          Open again
        </Button>
      ) : (
        <Button
          tone="secondary"
          pending={close.isPending}
          onClick={() => void send(close, `${reference} is closed`)}
        >
          {state === "open" ? "Close without an answer" : "Close"}
        </Button>
      )}
      {state === "answered" && (
        <Button
          tone="secondary"
          pending={reopen.isPending}
          onClick={() => void send(reopen, `${reference} is open again`)}
        >
          Open again
        </Button>
      )}
      {isDeleting && <DeleteDialog message={message} onClose={() => setDeleting(false)} />}
    </>
  );
}

function DeleteDialog(props: { readonly message: InboxMessage; readonly onClose: () => void }) {
  const { message, onClose } = props;
  const { reference, name, pictures } = message;
  const router = useRouter();
  const remove = useDeskWrite(deleteInboxMessage, [listInboxMessages, readToday]);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    const result = await remove.mutateAsync([{ params: { reference } }]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    showDone(`${reference} is deleted`);
    router.history.push("/inbox");
  };
  return (
    <ConfirmDialog
      title={`Delete ${reference}?`}
      action="Delete"
      expected={reference}
      what="the reference"
      isPending={remove.isPending}
      problem={problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>
        What {name} wrote<span>{pictures > 0 && ", the pictures"}</span>, our answers and notes are deleted
        for good. Do this when the sender asks for it.
      </p>
    </ConfirmDialog>
  );
}
