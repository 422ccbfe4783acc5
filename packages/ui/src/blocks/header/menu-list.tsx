import { Icon } from "../../components/text/icon.tsx";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import * as css from "./menu-list.css.ts";

/** A line of the side menu: a way to a page, or to a list inside the menu. */
export type MenuLine = { readonly name: string; readonly tone?: "critical" | undefined } & (
  | { readonly href: string; readonly strong?: boolean }
  | { readonly onOpen: () => void }
);

/** Lines of the side menu under each other. */
export function MenuList(props: {
  readonly label: string;
  readonly lines: readonly MenuLine[];
  readonly Link?: LinkComponent;
}) {
  const { label, lines, Link = PlainLink } = props;
  return (
    <ul className={css.list} role="list" aria-label={label}>
      {lines.map((line) => (
        <li key={line.name}>
          {"href" in line ? (
            <Link href={line.href} className={lookOf(line, line.strong)}>
              {line.name}
            </Link>
          ) : (
            <button type="button" className={lookOf(line)} onClick={line.onOpen}>
              {line.name}
              <Icon name="chevron-right" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function lookOf({ tone }: MenuLine, isStrong = false): string {
  if (tone) return css.toned[tone];
  return isStrong ? css.strong : css.line;
}
