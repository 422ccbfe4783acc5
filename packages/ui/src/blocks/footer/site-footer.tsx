import type { ReactNode } from "react";
import { Container } from "../../components/layout/layout.tsx";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import { type PaymentMark, PaymentMarks } from "../../components/text/payment-marks.tsx";
import { FooterContact, type FooterContactProps } from "./footer-contact.tsx";
import * as css from "./site-footer.css.ts";

export interface FooterLink {
  readonly name: string;
  readonly href: string;
}
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/**
 * The page's foot: the newsletter, columns of links (folded on phones), how the shop is reached and paid, and the small
 * print. Quiet: no pictures, no colour but that of a link that is pointed at.
 */
export function SiteFooter(props: {
  readonly newsletter: false | { readonly title: string; readonly offer: string; readonly form: ReactNode };
  readonly columns: readonly FooterColumn[];
  /** Absent while it is not known. */
  readonly contact?: FooterContactProps | undefined;
  readonly payment: {
    readonly title: string;
    readonly marks: readonly PaymentMark[];
    readonly note?: string | undefined;
  };
  /** Who runs the shop, terms, and the rest of the last line. */
  readonly smallPrint: {
    readonly owner: string;
    readonly links: readonly FooterLink[];
    /** Gets the look of the links beside it. */
    readonly more?: ((className: string) => ReactNode) | undefined;
  };
  readonly Link?: LinkComponent;
}) {
  const { newsletter, columns, contact, payment, smallPrint, Link = PlainLink } = props;
  return (
    <footer className={css.footer}>
      <Container>
        {newsletter && (
          <section className={css.newsletter} aria-label={newsletter.title}>
            <div>
              <h2 className={css.offerTitle}>{newsletter.title}</h2>
              <p className={css.muted}>{newsletter.offer}</p>
            </div>
            {newsletter.form}
          </section>
        )}
        <nav className={css.columns} aria-label="More of the shop">
          {columns.map(({ title, links }) => (
            <details key={title} className={css.fold}>
              <summary className={css.foldTitle}>{title}</summary>
              <h2 className={css.title}>{title}</h2>
              <ul role="list" className={css.foldLinks}>
                {links.map(({ name, href }) => (
                  <li key={href}>
                    <Link href={href} className={css.link}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <div className={css.meet}>
          {contact && <FooterContact {...contact} />}
          <div className={css.pay}>
            <h2 className={css.title}>{payment.title}</h2>
            <PaymentMarks marks={payment.marks} />
            {payment.note && <p className={css.note}>{payment.note}</p>}
          </div>
        </div>
        <div className={css.small}>
          <p>{smallPrint.owner}</p>
          <ul role="list" className={css.smallLinks}>
            {smallPrint.links.map(({ name, href }) => (
              <li key={href}>
                <Link href={href} className={css.smallLink}>
                  {name}
                </Link>
              </li>
            ))}
            {smallPrint.more && <li>{smallPrint.more(css.smallLink)}</li>}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
