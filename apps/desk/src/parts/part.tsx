import type { ReactNode } from "react";
import { part } from "#desk/styles/layouts.css.ts";

/** A part of a screen under its title. @param id of the title; with it the part is a landmark of that name */
export function Part(props: {
  readonly title: ReactNode;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  const { title, id, children } = props;
  return (
    <section className={part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
