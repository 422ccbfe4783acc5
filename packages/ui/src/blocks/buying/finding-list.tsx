"use no memo";
import { keepUnits } from "@precise/cart-core/unit-space";
import { Fragment } from "react";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import * as css from "./finding-list.css.ts";
import { linkedParts, linksNotIn, type NamedLink } from "./linked-parts.ts";

/** Something that does not fit together, or may not, ready to show. */
export interface FindingEntry {
  readonly id: string;
  readonly tone: keyof typeof css.finding;
  /** How grave it is, in a word or two: colour is not the only sign. */
  readonly label: string;
  readonly text: string;
  /** What to do about it. */
  readonly fix?: string | undefined;
  /** Where that is done. */
  readonly act?: NamedLink | undefined;
  /** The articles that it is about: links in the text where it names them, else under it. */
  readonly articles?: readonly NamedLink[] | undefined;
}

/** What does not fit together, in the order in which it is given. */
export function FindingList(props: {
  readonly entries: readonly FindingEntry[];
  readonly Link?: LinkComponent;
}) {
  const { entries, Link = PlainLink } = props;
  return (
    <ul className={css.list} role="list">
      {entries.map(({ id, tone, label, text, fix, act, articles = [] }) => (
        <li key={id} className={css.finding[tone]}>
          <p className={css.label[tone]}>{label}</p>
          <p>
            {linkedParts(text, articles).map((part) =>
              part.href === undefined ? (
                <Fragment key={part.start}>{keepUnits(part.text)}</Fragment>
              ) : (
                <Link key={part.start} href={part.href}>
                  {keepUnits(part.text)}
                </Link>
              ),
            )}
          </p>
          {fix !== undefined && <p className={css.fix}>{keepUnits(fix)}</p>}
          {[...linksNotIn(text, articles), ...(act ? [act] : [])].map((link) => (
            <Link key={link.href} href={link.href} className={css.act}>
              {link.text}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  );
}
