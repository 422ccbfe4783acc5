import { type LinkComponent, PlainLink } from "../text/link.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { chip, chips } from "./chip.css.ts";

/** What is active, each removable by its link. */
export function RemovableChips(props: {
  readonly items: readonly { readonly label: string; readonly href: string }[];
  readonly clearAll?: { readonly label: string; readonly href: string };
  readonly Link?: LinkComponent;
}) {
  const { items, clearAll, Link = PlainLink } = props;
  if (items.length === 0) return null;
  return (
    <ul className={chips} role="list">
      {items.map((item) => (
        <li key={item.href}>
          <Link href={item.href} className={chip}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {item.label}
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {clearAll && (
        <li>
          <Link href={clearAll.href}>{clearAll.label}</Link>
        </li>
      )}
    </ul>
  );
}
