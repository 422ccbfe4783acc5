import { formatNaira } from "@precise/cart-core/money";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { withUnit } from "../parts/address-values.ts";
import * as page from "../parts/tool-page.css.ts";
import { ToolSection } from "../parts/tool-page.tsx";
import type { LitArticle } from "../running-cost/lit-article.ts";
import { lampSwaps } from "./lamp-swaps.ts";
import { outageCopy } from "./outage-copy.ts";
import * as css from "./outage-view.css.ts";
import type { OutageAnswer } from "./plan-outage.ts";

const mostShown = 3;

/** Bulbs of the shop that let the battery carry more: those that take less, and those with a battery of their own. */
export function OutageProducts(props: {
  readonly answer: OutageAnswer;
  readonly shopLamps: readonly LitArticle[];
}) {
  const { answer, shopLamps } = props;
  const swaps = lampSwaps([...answer.on, ...answer.off], shopLamps, mostShown);
  const rechargeable =
    answer.off.length === 0
      ? []
      : shopLamps.filter(({ isRechargeable }) => isRechargeable).slice(0, mostShown);
  if (swaps.length === 0 && rechargeable.length === 0) return null;
  return (
    <div className={css.products}>
      {swaps.length > 0 && (
        <ToolSection id="swaps" title={outageCopy.swaps.title}>
          <ul role="list" className={css.list}>
            {swaps.map(({ light, lamp, savedWatts, lostLumens }) => (
              <li key={light.id}>
                {outageCopy.swaps.swap(light.room, light.name)}: <ArticleLink article={lamp} />
                {", "}
                {outageCopy.swaps.saves(
                  withUnit(savedWatts, "W", 1),
                  lostLumens === 0 ? null : withUnit(lostLumens, "lm", 0),
                )}
                .
              </li>
            ))}
          </ul>
          <p className={page.note}>{outageCopy.swaps.text}</p>
        </ToolSection>
      )}
      {rechargeable.length > 0 && (
        <ToolSection id="rechargeable" title={outageCopy.rechargeable.title}>
          <ul role="list" className={css.list}>
            {rechargeable.map((article) => (
              <li key={article.sku}>
                <ArticleLink article={article} />
              </li>
            ))}
          </ul>
          <p className={page.note}>{outageCopy.rechargeable.text}</p>
        </ToolSection>
      )}
    </div>
  );
}

function ArticleLink({ article }: { readonly article: LitArticle }) {
  const { href, name, base, price } = article;
  return (
    <>
      <IntentLink href={href}>{name}</IntentLink>,{" "}
      <span>{base !== undefined && `${outageCopy.swaps.base(base)}, `}</span>
      {formatNaira(price)}
    </>
  );
}
