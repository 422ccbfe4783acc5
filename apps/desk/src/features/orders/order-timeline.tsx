import {
  addDeskOrderNote,
  type DeskOrder,
  type OrderHappening,
  readDeskOrder,
} from "@precise/contract/desk/orders";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { type SubmitEvent, useEffect, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { forgetEntries, keepEntries, keptEntries } from "#desk/forms/kept-entries.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { useMay } from "#desk/session/session.ts";
import * as css from "./order.css.ts";

const kinds: Readonly<Record<OrderHappening["kind"], string>> = {
  event: "History",
  mail: "E-mail",
  payment: "Money",
  audit: "Staff",
  note: "Note",
};

/** All that happened, the newest first, and a new note. */
export function OrderTimeline({ order }: { readonly order: DeskOrder }) {
  const mayNote = useMay("order.note");
  return (
    <section className={css.part} aria-labelledby="timeline">
      <h2 id="timeline" className={css.partTitle}>
        History
      </h2>
      {mayNote && <NoteForm number={order.number} />}
      <ol className={css.happenings}>
        {order.timeline.map((each, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries of one moment may read alike, and none has a state.
          <li key={place} className={each.kind === "note" ? css.note : css.happening}>
            <span className={css.small}>
              {shortDayAndTime(each.at)} · {kinds[each.kind]}
              {each.actor && ` · ${each.actor}`}
              {each.mail && ` · ${each.mail.state}`}
            </span>
            <p className={css.text}>
              {each.mail ? <MailWords id={each.mail.id} kind={each.text} /> : each.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An e-mail, with the way to see it as it was sent. */
function MailWords({ id, kind }: { readonly id: number; readonly kind: string }) {
  const mayRead = useMay("mail.read");
  const words = kind.replaceAll("_", " ");
  return mayRead ? <DeskLink href={`/mail/${id}`}>{words}</DeskLink> : words;
}

/** A note is kept in this tab while it is typed. */
function NoteForm({ number }: { readonly number: string }) {
  const name = `note ${number}`;
  const [text, setText] = useState(() => String(keptEntries(name)?.text ?? ""));
  const [problem, setProblem] = useState<string>();
  const add = useDeskWrite(addDeskOrderNote, [readDeskOrder]);
  useEffect(() => {
    if (text === "") forgetEntries(name);
    else keepEntries(name, { text });
  }, [name, text]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setProblem("Write something first.");
    const result = await add.mutateAsync([{ params: { number }, body: { text: text.trim() } }]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
    if (result.ok) setText("");
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextareaField
        id="note"
        label="Note for the staff"
        hint="Only the staff reads it; @name names someone"
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
