import { addCustomerNote, type DeskCustomer, readCustomer } from "@precise/contract/desk/customers";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { type SubmitEvent, useEffect, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { forgetEntries, keepEntries, keptEntries } from "#desk/forms/kept-entries.ts";
import { useMay } from "#desk/session/session.ts";
import * as css from "./customers.css.ts";

/** What the staff noted about a person, and a new note. */
export function CustomerNotes({ customer }: { readonly customer: DeskCustomer }) {
  const mayNote = useMay("customer.note");
  return (
    <section className={css.part} aria-labelledby="notes">
      <h2 id="notes" className={css.partTitle}>
        Notes
      </h2>
      {mayNote && <NoteForm id={customer.id} />}
      {customer.notes.length === 0 && !mayNote && <p className={css.text}>No notes.</p>}
      <ol className={css.list}>
        {customer.notes.map(({ id, at, author, text }) => (
          <li key={id} className={css.entry}>
            <span className={css.small}>
              {shortDayAndTime(at)} · {author}
            </span>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A note is kept in this tab while it is typed. */
function NoteForm({ id }: { readonly id: string }) {
  const name = `note ${id}`;
  const [text, setText] = useState(() => String(keptEntries(name)?.text ?? ""));
  const [problem, setProblem] = useState<string>();
  const add = useDeskWrite(addCustomerNote, [readCustomer]);
  useEffect(() => {
    if (text === "") forgetEntries(name);
    else keepEntries(name, { text });
  }, [name, text]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setProblem("Write something first.");
    const result = await add.mutateAsync([{ params: { id }, body: { text: text.trim() } }]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
    if (result.ok) setText("");
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextareaField
        id="note"
        label="New note"
        hint="Write what they may read: it is in the copy of their records, and goes after two years"
        rows={2}
        maxLength={2000}
        optional
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && <Alert tone="critical">{problem}</Alert>}
      <div>
        <Button type="submit" tone="secondary" pending={add.isPending}>
          Add the note
        </Button>
      </div>
    </form>
  );
}
