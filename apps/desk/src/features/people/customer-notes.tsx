import { addCustomerNote, type DeskCustomer, readCustomer } from "@precise/contract/desk/people";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { NoteForm } from "#desk/forms/note-form.tsx";
import { Part } from "#desk/parts/part.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";

/** What the staff noted about a person, and a new note. */
export function CustomerNotes({ customer }: { readonly customer: DeskCustomer }) {
  const mayNote = useMay("customer.note");
  return (
    <Part title="Notes" id="notes">
      {mayNote && <NewNote id={customer.id} />}
      {customer.notes.length === 0 && !mayNote && <p className={texts.written}>No notes.</p>}
      <ol className={layouts.rows}>
        {customer.notes.map(({ id, at, author, text }) => (
          <li key={id} className={layouts.happening}>
            <span className={texts.small}>
              {shortDayAndTime(at)} · {author}
            </span>
            <p className={texts.written}>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function NewNote({ id }: { readonly id: string }) {
  const add = useDeskWrite(addCustomerNote, [readCustomer]);
  return (
    <NoteForm
      about={id}
      label="New note"
      hint="Write what they may read: it is in the copy of their records, and goes after two years"
      className={layouts.closeStack}
      isPending={add.isPending}
      onAdd={(text) => add.mutateAsync([{ params: { id }, body: { text } }])}
    />
  );
}
