import type { ProductItem } from "@precise/contract/shop/product";
import { Picture } from "@precise/web/components/picture";
import { comparePath } from "#shop/base/routes/compare-path.ts";
import { compareCopy as copy } from "./compare-copy.ts";
import * as css from "./compare-picks.css.ts";

const pictureSize = { sizes: "144px", mostPixels: 288 };

/** Lights of which a tap takes one into the comparison. @param compared what is in it */
export function ComparePicks(props: {
  readonly id: string;
  readonly title: string;
  readonly products: readonly ProductItem[];
  readonly compared: readonly string[];
  readonly isAll?: boolean;
}) {
  const { id, title, products, compared, isAll = false } = props;
  const others = products.filter(({ sku }) => !compared.includes(sku));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ul className={css.row} role="list">
        {others.map(({ sku, name, media_gallery: [picture] }) => (
          <li key={sku}>
            <a
              className={css.tile}
              href={`${comparePath([...compared, sku])}${isAll ? "&rows=all" : ""}`}
              aria-label={copy.pick(name)}
            >
              <span className={css.picture}>
                {picture && <Picture source={picture} alt="" size={pictureSize} />}
              </span>
              <span className={css.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
