import { Alert } from "@precise/ui/components/feedback/alert";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { routes } from "#shop/base/routes/route-table.ts";
import { changedAddress } from "../parts/tool-address.ts";
import { lightingTools } from "../parts/tool-list.ts";
import { onScreen } from "../parts/tool-page.css.ts";
import { ToolColumns, ToolPage, ToolSection } from "../parts/tool-page.tsx";
import { PlanChoices } from "./plan-choices.tsx";
import { plannerCopy as copy } from "./planner-copy.ts";
import { PlannerForm } from "./planner-form.tsx";
import { needsSplashProof } from "./rank-plans.ts";
import type { RoomPlannerContent } from "./room-planner.data.ts";
import { ShownPlanView } from "./shown-plan.tsx";

/** More would be a page of its own, and each costs the phone its picture. */
const mostChoices = 5;

const { route, sentence } = lightingTools.roomPlanner;

/** The room planner. @param params the page's query */
export function PlannerView({
  content,
  params,
}: {
  readonly content: RoomPlannerContent;
  readonly params: URLSearchParams;
}) {
  const { values, targets, kelvins, skuFault } = content;
  return (
    <ToolPage route={route} sentence={sentence}>
      <ToolColumns
        form={<PlannerForm values={values} targets={targets} kelvins={kelvins} skuFault={skuFault} />}
      >
        <Answer content={content} params={params} />
      </ToolColumns>
      <VisuallyHidden>
        <span role="status">{newsOf(content)}</span>
      </VisuallyHidden>
    </ToolPage>
  );
}

function newsOf({ values, task, shown, skuFault }: RoomPlannerContent): string {
  if (task === undefined) return copy.wrongValues;
  if (skuFault !== undefined) return copy.skuFaults[skuFault](values.sku);
  if (shown === undefined) return values.isForEyes ? copy.nothingForEyes : copy.nothing;
  return copy.news(shown.plan.light.item.name, shown.plan);
}

function Answer({
  content,
  params,
}: {
  readonly content: RoomPlannerContent;
  readonly params: URLSearchParams;
}) {
  const { values, targets, task, shown, plans, lowGlare } = content;
  if (targets.length === 0) return <Alert tone="critical">{copy.noTargets}</Alert>;
  if (task === undefined) return <Alert tone="caution">{copy.wrongValues}</Alert>;
  const addressOf = (sku: string) => changedAddress(route.href, params, { sku });
  return (
    <>
      {lowGlare !== undefined && <Alert>{copy.lowGlare(lowGlare)}</Alert>}
      {needsSplashProof(task) && <Alert>{copy.splash}</Alert>}
      {shown && (
        <ShownPlanView
          values={values}
          task={task}
          shown={shown}
          address={addressOf(shown.plan.light.item.sku)}
        />
      )}
      {/* What one prints is the plan. */}
      <div className={shown && onScreen}>
        <ToolSection id="choices" title={copy.choices}>
          {plans.length === 0 ? (
            <Nothing isForEyes={values.isForEyes} />
          ) : (
            <>
              <p>{copy.choicesText(plans.length, mostChoices)}</p>
              <PlanChoices
                plans={plans.slice(0, mostChoices)}
                shownSku={shown?.plan.light.item.sku}
                addressOf={(sku) => `${addressOf(sku)}#plan`}
              />
            </>
          )}
        </ToolSection>
      </div>
    </>
  );
}

function Nothing({ isForEyes }: { readonly isForEyes: boolean }) {
  return (
    <>
      <p>{isForEyes ? copy.nothingForEyes : copy.nothing}</p>
      <p>{copy.nothingText}</p>
      <div>
        <ButtonLink href={routes.design.href} tone="secondary" Link={IntentLink}>
          {routes.design.name}
        </ButtonLink>
      </div>
    </>
  );
}
