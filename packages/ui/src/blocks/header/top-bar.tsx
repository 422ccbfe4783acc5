import type { ReactNode } from "react";
import { Container } from "../../components/layout/layout.tsx";
import { SocialLinks, type SocialNetwork } from "./social-links.client.tsx";
import * as css from "./top-bar.css.ts";

/** The line over the header: a promise, what is on, and the shop's pages elsewhere. @source spec §2 "Top bar" */
export function TopBar(props: {
  readonly label: string;
  readonly promise: string;
  /** What takes turns; absent for trade clients. */
  readonly promo?: ReactNode;
  readonly social: readonly { readonly network: SocialNetwork; readonly href: string }[];
}) {
  const { label, promise, promo, social } = props;
  return (
    <section className={css.bar} aria-label={label}>
      <Container>
        <div className={css.row}>
          <span className={css.promise}>{promise}</span>
          {promo && <div className={css.promo}>{promo}</div>}
          <div className={css.social}>
            <SocialLinks links={social} />
          </div>
        </div>
      </Container>
    </section>
  );
}
