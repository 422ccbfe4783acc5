import { ProductGrid } from "@precise/ui/blocks/product/product-grid";
import { Alert } from "@precise/ui/components/feedback/alert";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { routes } from "#shop/base/routes/route-table.ts";
import { productCards } from "#shop/features/product-cards/product-cards.tsx";
import { withUnit } from "../parts/address-values.ts";
import { ShareAddress } from "../parts/share-address.tsx";
import { toolSearch } from "../parts/tool-address.ts";
import { lightingTools } from "../parts/tool-list.ts";
import * as page from "../parts/tool-page.css.ts";
import { ToolColumns, ToolPage, ToolSection } from "../parts/tool-page.tsx";
import { CostAnswer } from "./cost-answer.tsx";
import { costOfLight } from "./cost-of-light.ts";
import { CostSources } from "./cost-sources.tsx";
import { Payback } from "./payback.tsx";
import type { RunningCostPage } from "./running-cost.data.ts";
import { runningCostCopy as copy } from "./running-cost-copy.ts";
import { RunningCostForm } from "./running-cost-form.tsx";
import type { SameLight } from "./same-light.data.ts";

const pictureSize = { sizes: "(min-width: 1200px) 200px, (min-width: 600px) 24vw, 46vw", mostPixels: 640 };

/** What a light costs to run, beside the lamp it replaces. */
export function RunningCostView({ params, read, sameLight }: RunningCostPage) {
  const { use, article } = read;
  const cost = use === null ? null : costOfLight(use);
  return (
    <ToolPage route={routes.runningCost} sentence={lightingTools.runningCost.sentence}>
      <ToolColumns form={<RunningCostForm read={read} />}>
        {article && (
          <p>
            <IntentLink href={article.href}>{article.name}</IntentLink>
          </p>
        )}
        {use === null || cost === null ? (
          <Alert tone="critical" title={copy.toCorrect}>
            {copy.toCorrectText}
          </Alert>
        ) : (
          <>
            <CostAnswer use={use} cost={cost} span={read.fields.span.value ?? "month"} />
            <Payback use={use} cost={cost} />
            <CostSources use={use} read={read} />
            <ShareAddress address={routes.runningCost.href + toolSearch(params)} />
          </>
        )}
        <SameLightProducts sameLight={sameLight} lumens={read.lumens} />
      </ToolColumns>
    </ToolPage>
  );
}

function SameLightProducts(props: {
  readonly sameLight: SameLight | null;
  readonly lumens: number | undefined;
}) {
  const { sameLight, lumens } = props;
  if (sameLight === null || lumens === undefined || sameLight.items.length === 0) return null;
  const { items, attributes } = sameLight;
  return (
    <div className={page.onScreen}>
      <ToolSection id="same-light" title={copy.sameLight}>
        <p className={page.note}>{copy.sameLightText(withUnit(lumens, "lm"))}</p>
        <ProductGrid cards={productCards(items, attributes, { pictureSize })} />
      </ToolSection>
    </div>
  );
}
