import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import { heading } from "./section-heading.css.ts";

/** A part's title, with a way to all of it. */
export function SectionHeading(props: {
  readonly id: string;
  readonly title: string;
  readonly more?: { readonly label: string; readonly href: string };
  readonly Link?: LinkComponent;
}) {
  const { id, title, more, Link = PlainLink } = props;
  return (
    <div className={heading}>
      <h2 id={id}>{title}</h2>
      {more && <Link href={more.href}>{more.label}</Link>}
    </div>
  );
}
