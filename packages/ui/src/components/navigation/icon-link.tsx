import { Icon } from "../text/icon.tsx";
import type { iconShapes } from "../text/icon-shapes.ts";
import { type LinkComponent, PlainLink } from "../text/link.tsx";
import { iconLink, ofPerson } from "./icon-link.css.ts";

/** A link that is an icon with a name. */
export function IconLink(props: {
  readonly href: string;
  readonly name: string;
  readonly icon: keyof typeof iconShapes;
  /** Shows a small lamp while a person is signed in, from the first paint on: `<html data-signed-in>` says so. */
  readonly showsSession?: boolean;
  readonly Link?: LinkComponent;
}) {
  const { href, name, icon, showsSession = false, Link = PlainLink } = props;
  return (
    <Link href={href} className={showsSession ? `${iconLink} ${ofPerson}` : iconLink} aria-label={name}>
      <Icon name={icon} />
    </Link>
  );
}
