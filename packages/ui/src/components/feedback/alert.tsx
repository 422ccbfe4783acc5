"use no memo";
import type { ReactNode } from "react";
import * as css from "./alert.css.ts";

export type AlertTone = keyof typeof css.alert;

/** A message in the page. Critical ones interrupt a screen reader, others wait. */
export function Alert(props: {
  readonly tone?: AlertTone;
  readonly title?: string;
  readonly children?: ReactNode;
}) {
  const { tone = "neutral", title, children } = props;
  return (
    <div className={css.alert[tone]} role={tone === "critical" ? "alert" : "status"}>
      {title && <p className={css.title[tone]}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
  );
}
