import { noteInboxMessage, readInboxMessage } from "@precise/contract/desk/inbox/inbox";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { NoteForm } from "#desk/forms/note-form.tsx";
import * as css from "./inbox.css.ts";

/** A note for the staff about a message. */
export function MessageNote({ reference }: { readonly reference: string }) {
  const add = useDeskWrite(noteInboxMessage, [readInboxMessage]);
  return (
    <NoteForm
      about={reference}
      label="Note for the staff"
      hint="The sender never sees it"
      mostLetters={5000}
      className={css.form}
      isPending={add.isPending}
      onAdd={(text) => add.mutateAsync([{ params: { reference }, body: { text } }])}
    />
  );
}
