import type { Kobo } from "@precise/cart-core/money";
import type { StockStatus } from "@precise/contract/product";
import type { ReactNode } from "react";
import { type LinkComponent, PlainLink } from "../components/link.tsx";
import { type Finish, FinishSwatches } from "./finish-swatches.tsx";
import { Price } from "./price.tsx";
import * as css from "./product-card.css.ts";
import { StockNote } from "./stock-note.tsx";

/** A product as lists show it. `picture` fills a square; `facts` are the two that help to choose. */
export interface ProductCardProps {
  readonly name: string;
  readonly href: string;
  readonly picture: ReactNode;
  readonly facts: readonly string[];
  readonly kobo: Kobo;
  readonly wasKobo?: Kobo | undefined;
  readonly finishes: readonly Finish[];
  readonly stockStatus: StockStatus;
  readonly Link?: LinkComponent;
  readonly headingLevel?: 2 | 3;
}

export function ProductCard(props: ProductCardProps) {
  const {
    name,
    href,
    picture,
    facts,
    kobo,
    wasKobo,
    finishes,
    stockStatus,
    Link = PlainLink,
    headingLevel = 3,
  } = props;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={css.card}>
      <div className={css.picture}>
        <div className={css.media}>{picture}</div>
        {wasKobo !== undefined && <span className={css.flag}>Sale</span>}
      </div>
      <Heading className={css.name}>
        <Link href={href} className={css.link}>
          {name}
        </Link>
      </Heading>
      <p className={css.facts}>{facts.join(" · ")}</p>
      <Price kobo={kobo} wasKobo={wasKobo} />
      <FinishSwatches finishes={finishes} />
      {stockStatus !== "IN_STOCK" && <StockNote status={stockStatus} />}
    </article>
  );
}
