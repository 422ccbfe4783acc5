"use no memo";
import type { ReactNode } from "react";
import type { space } from "../../styles/tokens.ts";
import { container } from "./container.css.ts";
import * as css from "./layout.css.ts";

type Gap = keyof typeof space;

/** Content at the page's width with its gutters. */
export function Container({ children }: { readonly children: ReactNode }) {
  return <div className={container}>{children}</div>;
}

/** Things under each other at one distance. */
export function Stack({ gap = 16, children }: { readonly gap?: Gap; readonly children: ReactNode }) {
  return <div className={css.stack[gap]}>{children}</div>;
}

/** Things beside each other that wrap. */
export function Cluster({ gap = 12, children }: { readonly gap?: Gap; readonly children: ReactNode }) {
  return <div className={css.cluster[gap]}>{children}</div>;
}

/** A part of a page with room above and below. `labelledBy` is the id of its heading. */
export function Section(props: { readonly labelledBy?: string; readonly children: ReactNode }) {
  const { labelledBy, children } = props;
  return (
    <section className={css.section} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </section>
  );
}

/** Content with a column beside it that stays in view on wide screens. */
export function WithAside(props: {
  readonly aside: ReactNode;
  readonly children: ReactNode;
  /** What phones show after the aside, and wide screens under the content. */
  readonly after?: ReactNode;
}) {
  const { aside, children, after } = props;
  return (
    <div className={after ? css.withAsideBetween : css.withAside}>
      <div>{children}</div>
      <div className={css.stickyAside}>{aside}</div>
      {after && <div className={css.after}>{after}</div>}
    </div>
  );
}

/** Text no wider than is pleasant to read. */
export function Measure({ children }: { readonly children: ReactNode }) {
  return <div className={css.measure}>{children}</div>;
}
