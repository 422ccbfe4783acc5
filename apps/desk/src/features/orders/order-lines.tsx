import { nairaText } from "@precise/cart-core/money";
import type { DeskOrder } from "@precise/contract/desk/orders/orders";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { goodsWords } from "#desk/parts/order-words.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./order.css.ts";

/** Stages in which there is something to pick, or to look at what was picked. */
const pickedStages: readonly string[] = ["confirmed", "packed"];

/** What was ordered, article number first, and whether it is set aside. */
export function OrderLines({ order }: { readonly order: DeskOrder }) {
  const { items, cancelled, goods, number, documents, stage } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={layouts.part} aria-labelledby="lines">
      <div className={layouts.bar}>
        <h2 id="lines">Goods</h2>
        <span className={texts.small}>
          {`${pieces === 1 ? "1 piece" : `${pieces} pieces`} · ${goodsWords(goods, stage)}${goods.until ? ` until ${shortDayAndTime(goods.until)}` : ""}`}
        </span>
      </div>
      <table className={css.lines} aria-label="Goods">
        <tbody>
          {items.map((item) => (
            <Line key={`${item.sku} ${item.side_mark ?? ""}`} item={item} isHeld={goods.state === "held"} />
          ))}
        </tbody>
      </table>
      {cancelled && (
        <p className={texts.small}>
          {`Cancelled: ${cancelled.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(", ")}`}
        </p>
      )}
      <div className={layouts.bar}>
        {pickedStages.includes(stage) && documents.some(({ kind }) => kind === "picking_list") && (
          <ButtonLink tone="secondary" href={`/orders/${number}/pick`} Link={DeskLink}>
            Pick
          </ButtonLink>
        )}
        {documents.map(({ name, path }) => (
          <a key={path} href={path} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </div>
    </section>
  );
}

function Line({ item, isHeld }: { readonly item: DeskOrder["items"][number]; readonly isHeld: boolean }) {
  const { sku, name, side_mark, quantity, unit_price, row_total, in_stock, image } = item;
  const isShort = !isHeld && (in_stock ?? 0) < quantity;
  return (
    <tr className={css.line}>
      <td className={css.pictureCell}>
        {image && (
          // biome-ignore lint/performance/noImgElement: no server of ours makes other sizes for the desk.
          <img
            src={`/api/desk${image.imageUrl}`}
            alt=""
            className={css.picture}
            width={48}
            height={48}
            loading="lazy"
          />
        )}
      </td>
      <th scope="row" className={css.cell}>
        <span className={texts.sku}>{sku}</span>
        <span className={texts.small}>{name}</span>
        {side_mark && <span className={texts.small}>Mark: {side_mark}</span>}
        <span className={isShort ? css.warning : texts.small}>
          {in_stock === null ? "Not on sale any more" : `${in_stock} more in stock`}
        </span>
      </th>
      <td className={css.end}>
        <span>{`${quantity} ×${unit_price ? ` ${nairaText(Number(unit_price))}` : ""}`}</span>
        {row_total && <strong className={css.lineTotal}>{nairaText(row_total.value)}</strong>}
      </td>
    </tr>
  );
}
