import * as css from "./terms-list.css.ts";

/** What something says, each with its name; empty texts are left out. */
export function TermsList({ terms }: { readonly terms: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={css.list}>
      {terms
        .filter(([, text]) => text !== "")
        .map(([name, text]) => (
          <div key={name} className={css.row}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.text}>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
