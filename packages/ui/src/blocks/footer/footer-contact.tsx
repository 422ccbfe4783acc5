import * as css from "./site-footer.css.ts";

/** How the shop is reached: two short blocks of the footer. */
export interface FooterContactProps {
  readonly title: string;
  readonly phone: string;
  readonly email: string;
  readonly visit?:
    | {
        readonly title: string;
        readonly address: string;
        /** "Monday to Friday 09:00 to 18:00", one line each. */
        readonly hours: readonly string[];
      }
    | undefined;
}

export function FooterContact({ title, phone, email, visit }: FooterContactProps) {
  return (
    <>
      <div className={css.reach}>
        <h2 className={css.title}>{title}</h2>
        <p>
          <a className={css.link} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            {phone}
          </a>
        </p>
        <p>
          <a className={css.link} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      </div>
      {visit && (
        <div className={css.visit}>
          <h2 className={css.title}>{visit.title}</h2>
          <address className={css.address}>{visit.address}</address>
          {visit.hours.map((line) => (
            <p key={line} className={css.muted}>
              {line}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
