import type { ReactNode } from "react";
import { Container } from "../../components/layout/layout.tsx";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import { SocialLinks, type SocialNetwork } from "./social-links.client.tsx";
import * as css from "./top-bar.css.ts";

/** The line over the header: a promise, what is on, and the shop's pages elsewhere. @source spec §2 "Top bar" */
export function TopBar(props: {
  readonly label: string;
  /** Empty where it is not known. */
  readonly promise: string;
  /** What buying here costs and allows, each with its terms a press away; where there is room for it. */
  readonly facts?: readonly { readonly name: string; readonly href: string }[];
  /** What takes turns; absent for trade clients. */
  readonly promo?: ReactNode;
  readonly social: readonly { readonly network: SocialNetwork; readonly href: string }[];
  readonly Link?: LinkComponent;
}) {
  const { label, promise, facts = [], promo, social, Link = PlainLink } = props;
  return (
    <section className={css.bar} aria-label={label}>
      <Container>
        <div className={css.row}>
          <div className={css.promise}>
            {promise && (
              <span className={css.words} dir="auto">
                {promise}
              </span>
            )}
            {facts.map(({ name, href }, index) => (
              <Link key={href} href={href} className={css.fact[index === 0 ? "large" : "wide"]}>
                {name}
              </Link>
            ))}
          </div>
          {promo && <div className={css.promo}>{promo}</div>}
          <div className={css.social[promo ? "besidePromo" : "alone"]}>
            <SocialLinks links={social} />
          </div>
        </div>
      </Container>
    </section>
  );
}
