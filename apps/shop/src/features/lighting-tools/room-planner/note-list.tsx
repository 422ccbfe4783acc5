import * as css from "./note-list.css.ts";

/** What speaks against a plan, in words. */
export function NoteList({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={css.notes} role="list">
      {notes.map((note) => (
        <li key={note} className={css.note}>
          {note}
        </li>
      ))}
    </ul>
  );
}
