import * as css from "./timeline.css.ts";

const nigerianTime = new Intl.DateTimeFormat("en-NG", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Africa/Lagos",
});

/** What has happened, oldest first; times in Nigeria's own. */
export function Timeline({
  entries,
}: {
  readonly entries: readonly { readonly at: string; readonly text: string }[];
}) {
  return (
    <ol className={css.list} role="list">
      {entries.map(({ at, text }) => (
        <li key={at + text} className={css.entry}>
          <p>{text}</p>
          <time className={css.when} dateTime={at}>
            {nigerianTime.format(new Date(at))}
          </time>
        </li>
      ))}
    </ol>
  );
}
