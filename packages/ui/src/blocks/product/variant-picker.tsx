import { keepUnits } from "@precise/cart-core/unit-space";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import { FinishDot } from "./finish-swatches.tsx";
import * as css from "./variant-picker.css.ts";

export interface VariantOption {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
  readonly soldOut: boolean;
  /** Value of the finish, for its dot. */
  readonly finish?: string | undefined;
  /** What else changes with it: another price, another size, that it is out of stock. */
  readonly note?: string | undefined;
}

/** One choice of a design (finish or size): every option is a link to its own page. One option alone is no choice. */
export function VariantPicker(props: {
  readonly title: string;
  readonly options: readonly VariantOption[];
  readonly Link?: LinkComponent;
}) {
  const { title, options, Link = PlainLink } = props;
  if (options.length < 2) return null;
  const current = options.find((option) => option.current);
  return (
    <nav aria-label={title} className={css.group}>
      <p className={css.title}>
        {title} {current && <span className={css.chosen}>{keepUnits(current.label)}</span>}
      </p>
      <ul className={css.options} role="list">
        {options.map((option) => (
          <li key={option.href}>
            <Link
              href={option.href}
              className={option.soldOut ? `${css.option} ${css.soldOut}` : css.option}
              aria-current={option.current ? "true" : undefined}
            >
              {option.finish && <FinishDot value={option.finish} />}
              <span>
                {keepUnits(option.label)}
                {option.note && <small className={css.note}> {keepUnits(option.note)}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
