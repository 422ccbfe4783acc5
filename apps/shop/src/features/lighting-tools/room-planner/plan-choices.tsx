import { formatNaira } from "@precise/cart-core/money";
import { imageAttributes } from "@precise/web/pictures/image-attributes";
import { type ChoiceContent, PlanChoice } from "./plan-choice.client.tsx";
import * as css from "./plan-choices.css.ts";
import { plannerCopy as copy, noteWords } from "./planner-copy.ts";
import type { LightPlan } from "./rank-plans.ts";

const pictureSize = { sizes: "72px", mostPixels: 256, leastPixels: 128 };

/** Lights that answer a room, each with what it takes and what it costs. @param addressOf the page with its plan */
export function PlanChoices(props: {
  readonly plans: readonly LightPlan[];
  readonly shownSku: string | undefined;
  readonly addressOf: (sku: string) => string;
}) {
  const { plans, shownSku, addressOf } = props;
  return (
    <ol className={css.choices} role="list">
      {plans.map((plan) => {
        const { sku } = plan.light.item;
        const content = choiceContent(plan, sku === shownSku ? undefined : addressOf(sku));
        return <PlanChoice key={sku} content={content} sizes={pictureSize.sizes} />;
      })}
    </ol>
  );
}

function choiceContent(plan: LightPlan, href: string | undefined): ChoiceContent {
  const { item, lamps, unitKobo } = plan.light;
  const [picture] = item.media_gallery;
  return {
    name: item.name,
    facts: copy.choiceFacts(plan),
    ...(lamps && { bulbs: copy.withBulbs(lamps.each * plan.plan.count, lamps.item.name) }),
    notes: noteWords(plan),
    total: formatNaira(plan.totalKobo),
    each: copy.each(unitKobo),
    ...(href !== undefined && { href }),
    ...(picture && { image: imageAttributes(picture, pictureSize), colour: picture.colour }),
  };
}
