import type { ReactNode } from "react";
import { Container } from "../../components/layout/layout.tsx";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import * as css from "./hero.css.ts";

/** A wide picture with one sentence and one action. `picture` fills its place. */
export function Hero(props: {
  readonly sentence: string;
  readonly action: { readonly label: string; readonly href: string };
  readonly picture: ReactNode;
  readonly Link?: LinkComponent;
}) {
  const { sentence, action, picture, Link = PlainLink } = props;
  return (
    <div className={css.hero}>
      <div className={css.picture}>{picture}</div>
      <div className={css.shade} />
      <Container>
        <div className={css.words}>
          <h1 className={css.line}>{sentence}</h1>
          {/* As by night, whatever the lights of the page: the picture's dark part is its ground. */}
          <span data-theme="lights-off">
            <Link href={action.href} className={css.action}>
              {action.label}
            </Link>
          </span>
        </div>
      </Container>
    </div>
  );
}
