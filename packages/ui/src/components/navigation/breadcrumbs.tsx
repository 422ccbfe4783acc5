import { type LinkComponent, PlainLink } from "../text/link.tsx";
import * as css from "./breadcrumbs.css.ts";

/** The path to the page. The last entry is the page itself and no link. */
export function Breadcrumbs(props: {
  readonly trail: readonly { readonly name: string; readonly href?: string }[];
  readonly Link?: LinkComponent;
}) {
  const { trail, Link = PlainLink } = props;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.trail} role="list">
        {trail.map(({ name, href }) => (
          <li key={name} className={css.item}>
            {href ? (
              <Link href={href} className={css.link}>
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
