import type { InboxEntry } from "@precise/contract/desk/inbox/inbox";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import * as css from "./inbox.css.ts";
import { mailWords } from "./inbox-words.ts";

/** Answers and notes, the oldest first. */
export function MessageThread({ thread }: { readonly thread: readonly InboxEntry[] }) {
  if (thread.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="thread">
      <h2 id="thread" className={css.partTitle}>
        Answers and notes
      </h2>
      <ol className={css.thread}>
        {thread.map(({ id, at, kind, author, text, mail }) => (
          <li key={id} className={css.entry[kind]}>
            <p className={css.small}>
              {kind === "answer" ? "Answer" : "Note for the staff"} · {author}, {dayAndTime(at)}
              {mail !== null && (
                <span className={mail === "dead" ? css.critical : undefined}> · {mailWords[mail]}</span>
              )}
            </p>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
