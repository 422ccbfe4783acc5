import type { Kobo } from "@precise/cart-core/money";
import type { StockStatus } from "@precise/contract/shop/product";
import type { Finish } from "@precise/ui/blocks/product/finish-swatches";
import type { ImageAttributes } from "../pictures/picture-size.ts";
import type { SrcSetPattern } from "../pictures/src-set-pattern.ts";

/** What a card shows of one article. */
export interface CardArticle {
  readonly href: string;
  readonly sku: string;
  /** In kobo: what is paid now, and what it was before a sale. */
  readonly kobo: Kobo;
  readonly wasKobo?: Kobo;
  /** Left out while it is in stock. */
  readonly stockStatus?: StockStatus;
  readonly image?: PackedImage;
  readonly colour?: string | undefined;
}

/** A picture with its srcsets as short as they go. */
export interface PackedImage extends Omit<ImageAttributes, "srcSet" | "night"> {
  readonly candidates: SrcSetPattern | string;
  readonly night?: SrcSetPattern | string;
}

/** A finish; of a family those besides the card's own say which article has it. */
export interface CardFinish extends Finish {
  readonly article?: CardArticle & {
    /** The article's name without its finish, where it is not the card's. */
    readonly name?: string;
  };
}

/** A product's card as plain values; those of an article are of the first finish. */
export interface CardContent extends CardArticle {
  /** Plain and matched pieces in turn where it contains words of a search. */
  readonly name: string | readonly string[];
  /** The whole name ends with the finish, which has a line of its own. */
  readonly isNamedWithFinish?: true;
  readonly facts: readonly string[];
  readonly finishes: readonly CardFinish[];
  /** In kobo: what the family's cheapest article costs. */
  readonly leastKobo?: Kobo;
}

/** What a card shows while a finish is chosen. */
export interface ShownCard extends CardArticle {
  readonly name: string | readonly string[];
  /** With the finish, as links and buttons say it. */
  readonly wholeName: string;
  readonly leastKobo?: Kobo | undefined;
  readonly finish: CardFinish | undefined;
}

/**
 * The article that a card shows.
 * @param chosen value of a finish; null and what the family does not have mean the card's own
 */
export function shownCard(content: CardContent, chosen: string | null): ShownCard {
  const { finishes, isNamedWithFinish = false, name } = content;
  const [own] = finishes;
  const finish = finishes.find(({ value, article }) => value === chosen && article !== undefined);
  if (finish?.article === undefined) {
    const whole = textOf(name);
    return {
      ...content,
      finish: own,
      wholeName: isNamedWithFinish && own ? `${whole}, ${own.label}` : whole,
    };
  }
  const { article, label } = finish;
  const named = article.name ?? name;
  // What the others cost was said until one of them was chosen.
  return { ...article, finish, name: named, wholeName: `${textOf(named)}, ${label}` };
}

function textOf(name: string | readonly string[]): string {
  return typeof name === "string" ? name : name.join("");
}
