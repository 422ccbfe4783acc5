import { formatNaira } from "@precise/cart-core/money";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import * as css from "./plan-choices.css.ts";
import { PlanNotes } from "./plan-notes.tsx";
import { plannerCopy as copy } from "./planner-copy.ts";
import type { LightPlan } from "./rank-plans.ts";

const pictureSize = { sizes: "72px", mostPixels: 256, leastPixels: 96 };

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
        const { item, lamps, unitKobo } = plan.light;
        const [picture] = item.media_gallery;
        return (
          <li key={item.sku} className={css.choice}>
            <div className={css.picture}>
              {picture && <Picture source={picture} alt="" size={pictureSize} />}
            </div>
            <div className={css.words}>
              <h3 className={css.name}>{item.name}</h3>
              <p>{copy.choiceFacts(plan)}</p>
              {lamps && (
                <p className={css.muted}>{copy.withBulbs(lamps.each * plan.plan.count, lamps.item.name)}</p>
              )}
              <PlanNotes plan={plan} />
            </div>
            <div className={css.money}>
              <p className={css.total}>{formatNaira(plan.totalKobo)}</p>
              <p className={css.muted}>{copy.each(unitKobo)}</p>
              {item.sku === shownSku ? (
                <p className={css.muted}>{copy.chosen}</p>
              ) : (
                <IntentLink
                  href={addressOf(item.sku)}
                  className={css.link}
                  aria-label={copy.chooseName(item.name)}
                >
                  {copy.choose}
                </IntentLink>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
