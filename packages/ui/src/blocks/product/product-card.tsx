import { formatNaira, type Kobo, subtractKobo } from "@precise/cart-core/money";
import { keepUnits } from "@precise/cart-core/unit-space";
import type { StockStatus } from "@precise/contract/shop/product";
import type { ComponentProps, ReactNode } from "react";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import { type Finish, FinishSwatches } from "./finish-swatches.tsx";
import { Price } from "./price.tsx";
import * as css from "./product-card.css.ts";
import { StockNote } from "./stock-note.tsx";

/** A product as lists show it. `picture` fills a square; `facts` are the two that help to choose. */
export interface ProductCardProps {
  /** As shown on the card, where the finish has a line of its own; it may contain marked words. */
  readonly name: ReactNode;
  /** The product's whole name, where `name` is less: what the link is called. */
  readonly fullName?: string | undefined;
  readonly href: string;
  readonly picture: ReactNode;
  readonly facts: readonly string[];
  readonly kobo: Kobo;
  readonly wasKobo?: Kobo | undefined;
  /** What the family's cheapest article costs: said where that is less. */
  readonly leastKobo?: Kobo | undefined;
  readonly finishes: readonly Finish[];
  readonly stockStatus: StockStatus;
  readonly Link?: LinkComponent;
  readonly headingLevel?: 2 | 3;
  /** Placed over the picture's upper right corner. */
  readonly corner?: ReactNode;
  /** Placed over its lower right corner. */
  readonly action?: ReactNode;
  /** In the place of the finishes' names and dots. */
  readonly choice?: ReactNode;
  readonly swipe?: Pick<ComponentProps<"article">, "onTouchStart" | "onTouchEnd"> | undefined;
}

export function ProductCard(props: ProductCardProps) {
  const {
    name,
    fullName,
    href,
    picture,
    facts,
    kobo,
    wasKobo,
    leastKobo,
    finishes,
    stockStatus,
    Link = PlainLink,
    headingLevel = 3,
    corner,
    action,
    choice,
    swipe,
  } = props;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const isOut = stockStatus === "OUT_OF_STOCK";
  return (
    <article className={css.card} {...swipe}>
      <div className={css.picture}>
        <div className={isOut ? css.away : css.media}>{picture}</div>
        {wasKobo !== undefined && (
          <span className={css.flag}>{`Save ${formatNaira(subtractKobo(wasKobo, kobo))}`}</span>
        )}
        {action}
      </div>
      <Heading className={css.name}>
        <Link href={href} className={css.link} aria-label={fullName}>
          {typeof name === "string" ? keepUnits(name) : name}
        </Link>
      </Heading>
      <p className={css.facts}>{facts.join(" · ")}</p>
      <Price kobo={kobo} wasKobo={wasKobo} leastKobo={leastKobo} />
      {choice ?? <FinishSwatches finishes={finishes} />}
      {stockStatus !== "IN_STOCK" && <StockNote status={stockStatus} size="small" />}
      {corner}
    </article>
  );
}
