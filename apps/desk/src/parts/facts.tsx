import type { ReactNode } from "react";
import * as css from "./facts.css.ts";

/** Facts of a record, each with its name: `<Fact name="Phone">…</Fact>`. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

/** One of them. @param isBad something is to be done about it */
export function Fact(props: {
  readonly name: string;
  readonly isBad?: boolean | undefined;
  readonly children: ReactNode;
}) {
  const { name, isBad = false, children } = props;
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={isBad ? css.bad : css.text}>{children}</dd>
    </div>
  );
}

/** The same from a list; empty texts are left out. */
export function FactList(props: {
  readonly facts: readonly (readonly [name: string, text: ReactNode, isBad?: boolean | undefined])[];
}) {
  return (
    <Facts>
      {props.facts
        .filter(([, text]) => text !== "")
        .map(([name, text, isBad]) => (
          <Fact key={name} name={name} isBad={isBad}>
            {text}
          </Fact>
        ))}
    </Facts>
  );
}
