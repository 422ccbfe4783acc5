import { dictionary } from "@precise/cart-core/dictionary";
import {
  addDeskOrderNote,
  type DeskOrder,
  type OrderHappening,
  readDeskOrder,
} from "@precise/contract/desk/orders/orders";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { NoteForm } from "#desk/forms/note-form.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { mailKindWords } from "#desk/parts/mail-kind-words.ts";
import { Part } from "#desk/parts/part.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./order.css.ts";

const kinds: Readonly<Record<OrderHappening["kind"], string>> = {
  event: "History",
  mail: "E-mail",
  payment: "Money",
  audit: "Staff",
  note: "Note",
};

const mailStates: Readonly<Record<string, string>> = dictionary({
  waiting: "waits",
  sent: "sent",
  dead: "not sent",
});

/** All that happened, the newest first, and a new note. */
export function OrderTimeline({ order }: { readonly order: DeskOrder }) {
  const mayNote = useMay("order.note");
  return (
    <Part title="History" id="timeline">
      {mayNote && <NewNote number={order.number} />}
      <ol className={layouts.rows}>
        {order.timeline.map((each, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place from the oldest, which it keeps; two of one moment may read alike.
          <li key={order.timeline.length - place} className={each.kind === "note" ? css.note : css.happening}>
            <span className={texts.small}>
              {[
                shortDayAndTime(each.at),
                kinds[each.kind],
                each.actor,
                each.mail && (mailStates[each.mail.state] ?? each.mail.state),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <p className={texts.written}>
              {each.mail ? <MailWords id={each.mail.id} kind={each.text} /> : each.text}
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** An e-mail, with the way to see it as it was sent. */
function MailWords({ id, kind }: { readonly id: number; readonly kind: string }) {
  const mayRead = useMay("mail.read");
  const words = mailKindWords(kind);
  return mayRead ? <DeskLink href={`/mail/${id}`}>{words}</DeskLink> : words;
}

function NewNote({ number }: { readonly number: string }) {
  const add = useDeskWrite(addDeskOrderNote, [readDeskOrder]);
  return (
    <NoteForm
      about={number}
      label="Note for the staff"
      hint="Only the staff reads it; @name names someone"
      className={layouts.closeStack}
      isPending={add.isPending}
      onAdd={(text) => add.mutateAsync([{ params: { number }, body: { text } }])}
    />
  );
}
