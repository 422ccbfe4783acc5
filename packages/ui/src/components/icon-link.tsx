import { Icon } from "./icon.tsx";
import { iconLink } from "./icon-link.css.ts";
import type { iconShapes } from "./icon-shapes.ts";
import { type LinkComponent, PlainLink } from "./link.tsx";

/** A link that is an icon with a name. */
export function IconLink(props: {
  readonly href: string;
  readonly name: string;
  readonly icon: keyof typeof iconShapes;
  readonly Link?: LinkComponent;
}) {
  const { href, name, icon, Link = PlainLink } = props;
  return (
    <Link href={href} className={iconLink} aria-label={name}>
      <Icon name={icon} />
    </Link>
  );
}
