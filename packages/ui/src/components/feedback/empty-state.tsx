"use no memo";
import type { ReactNode } from "react";
import { empty, text } from "./empty-state.css.ts";
import { PendantDrawing } from "./pendant-drawing.tsx";

/** An empty list, a failure or a missing page: what it is, and one link. */
export function EmptyState(props: {
  readonly title: string;
  readonly children: ReactNode;
  /** The link or button. */
  readonly action?: ReactNode;
  readonly lit?: boolean;
  readonly level?: 1 | 2;
}) {
  const { title, children, action, lit = false, level = 2 } = props;
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className={empty}>
      <PendantDrawing lit={lit} />
      <Heading>{title}</Heading>
      <div className={text}>{children}</div>
      {action}
    </div>
  );
}
