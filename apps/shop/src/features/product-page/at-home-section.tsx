import { IntentLink } from "@precise/web/components/intent-link.client";
import type { AtHome } from "./at-home.ts";
import { atHomeCopy as copy } from "./at-home-copy.ts";
import * as css from "./at-home-section.css.ts";
import type { FittingAdvice } from "./fitting-advice.ts";

/** What an article does in a home: each figure says what it is counted from on tap, without scripts too. */
export function AtHomeSection({ figures, links }: AtHome) {
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="at-home" className={css.section}>
      <h2 id="at-home">{copy.title}</h2>
      <ul className={css.figures} role="list">
        {figures.map(({ kind, value, text, caution, more, basis }) => (
          <li key={kind} className={css.figure}>
            <p>
              <b className={css.value}>{value}</b> {text}
            </p>
            {caution && <p className={css.quiet}>{caution}</p>}
            <details>
              <summary className={css.more}>{more}</summary>
              <p className={css.quiet}>{basis}</p>
            </details>
          </li>
        ))}
      </ul>
      <p className={css.links}>
        {links.map(({ label, href }) => (
          <IntentLink key={href} href={href} className={css.link}>
            {label}
          </IntentLink>
        ))}
      </p>
    </section>
  );
}

/** What to know before it is fitted, each with a word for how grave it is. @source design D35 */
export function AdviceSection({ advice }: { readonly advice: readonly FittingAdvice[] }) {
  if (advice.length === 0) return null;
  return (
    <section aria-labelledby="advice" className={css.section}>
      <h2 id="advice">{copy.advice}</h2>
      <ul className={css.advice} role="list">
        {advice.map(({ severity, text, fix }) => (
          <li key={text}>
            <b>{copy.labels[severity]}:</b> {text} {fix}
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{copy.limits}</p>
    </section>
  );
}
