import * as css from "./timeline.css.ts";

/** What has happened, oldest first; times in Nigeria's own. */
export function Timeline({
  entries,
}: {
  readonly entries: readonly { readonly at: string; readonly when: string; readonly text: string }[];
}) {
  return (
    <ol className={css.list} role="list">
      {entries.map(({ at, when, text }) => (
        <li key={at + text} className={css.entry}>
          <p>{text}</p>
          <time className={css.when} dateTime={at}>
            {when}
          </time>
        </li>
      ))}
    </ol>
  );
}
