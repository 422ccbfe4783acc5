import { type LinkComponent, PlainLink } from "../text/link.tsx";
import { gap, page as pageClass, pages as pagesClass } from "./pagination.css.ts";

/** The numbers to show: first, last, and two on either side of the current; null is a gap. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const shown: (number | null)[] = [];
  for (let number = 1; number <= total; number += 1) {
    if (number === 1 || number === total || Math.abs(number - current) <= 2) shown.push(number);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}

/** Numbered pages as links, with the one before and the next by their words. One page alone needs none. */
export function Pagination(props: {
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  readonly Link?: LinkComponent;
}) {
  const { current, total, hrefOf, Link = PlainLink } = props;
  if (total <= 1) return null;
  return (
    <nav aria-label="Pages">
      <ul className={pagesClass} role="list">
        {current > 1 && current <= total && (
          <li>
            <Link href={hrefOf(current - 1)} className={pageClass} rel="prev">
              Previous
            </Link>
          </li>
        )}
        {pageNumbers(current, total).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={gap}>…</span>
            ) : (
              <Link
                href={hrefOf(number)}
                className={pageClass}
                aria-label={`Page ${number}`}
                aria-current={number === current ? "page" : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {current < total && (
          <li>
            <Link href={hrefOf(current + 1)} className={pageClass} rel="next">
              Next
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
