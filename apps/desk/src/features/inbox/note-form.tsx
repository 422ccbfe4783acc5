import { noteInboxMessage, readInboxMessage } from "@precise/contract/desk/inbox";
import { Button } from "@precise/ui/components/inputs/button";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { type SubmitEvent, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import * as css from "./inbox.css.ts";
import { useKeptText } from "./use-kept-text.ts";

/** A note for the staff; kept in this tab while it is typed. */
export function NoteForm({ reference }: { readonly reference: string }) {
  const add = useDeskWrite(noteInboxMessage, [readInboxMessage]);
  const { text, write } = useKeptText(`message note ${reference}`);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setProblem("Write something first.");
    const result = await add.mutateAsync([{ params: { reference }, body: { text: text.trim() } }]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
    if (result.ok) write("");
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextareaField
        id="note"
        label="Note for the staff"
        hint="The sender never sees it."
        rows={2}
        maxLength={5000}
        optional
        value={text}
        error={problem}
        onChange={(event) => write(event.target.value)}
      />
      <div>
        <Button type="submit" tone="secondary" pending={add.isPending}>
          Add the note
        </Button>
      </div>
    </form>
  );
}
