import type { ReactNode } from "react";
import * as css from "./payment-panel.css.ts";

/** How an order's payment stands, and what its payer does next. What changes while the page is open is announced. */
export function PaymentPanel(props: {
  readonly id: string;
  readonly tone: keyof typeof css.panel;
  readonly title: string;
  readonly lines: readonly string[];
  readonly facts?: readonly { readonly label: string; readonly text: string }[];
  /** Says itself to a screen reader when it changes. */
  readonly isLive?: boolean;
  /** Buttons and links. */
  readonly acts?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { id, tone, title, lines, facts = [], isLive = false, acts, children } = props;
  return (
    <section className={css.panel[tone]} aria-labelledby={id}>
      <div className={css.text} role={isLive ? "status" : undefined}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ label, text }) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {acts && <div className={css.acts}>{acts}</div>}
      {children}
    </section>
  );
}
