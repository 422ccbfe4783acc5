import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import * as css from "./navigation-links.css.ts";

/** The header's navigation as plain links: before, and without, what opens their panels. */
export function NavigationLinks(props: {
  readonly label: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
  readonly Link?: LinkComponent;
}) {
  const { label, links, Link = PlainLink } = props;
  return (
    <nav aria-label={label}>
      <ul className={css.list} role="list">
        {links.map(({ name, href }) => (
          <li key={name}>
            <Link href={href} className={css.entry}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
