import type { ReactNode } from "react";
import * as css from "./products.css.ts";

/** A part of the form under its title. */
export function Part(props: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  const { title, hint, children } = props;
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {hint && <p className={css.hint}>{hint}</p>}
      {children}
    </section>
  );
}
