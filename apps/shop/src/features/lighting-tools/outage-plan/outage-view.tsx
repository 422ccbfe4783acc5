import { Alert } from "@precise/ui/components/feedback/alert";
import { routes } from "#shop/base/routes/route-table.ts";
import { ShareAddress } from "../parts/share-address.tsx";
import { toolSearch } from "../parts/tool-address.ts";
import { lightingTools } from "../parts/tool-list.ts";
import * as page from "../parts/tool-page.css.ts";
import { ToolPage } from "../parts/tool-page.tsx";
import { ElectricianList } from "./electrician-list.tsx";
import type { OutagePage } from "./outage.data.ts";
import { OutageAnswerView } from "./outage-answer.tsx";
import { outageCopy as copy } from "./outage-copy.ts";
import { OutageForm } from "./outage-form.tsx";
import { OutageProducts } from "./outage-products.tsx";
import * as css from "./outage-view.css.ts";
import { planOutage } from "./plan-outage.ts";

/** Which lights stay on while the power is out, and for how long. */
export function OutageView({ params, isSample, read, electricalAdvice, shopLamps }: OutagePage) {
  return (
    <ToolPage route={routes.outagePlan} sentence={lightingTools.outagePlan.sentence}>
      <div className={css.parts}>
        {params.get("cart") === "none" && <Alert>{copy.cartIsEmpty}</Alert>}
        <OutageForm params={params} read={read} isSample={isSample} />
        <div className={page.answer}>
          <Answer outage={read.outage} advice={electricalAdvice} shopLamps={shopLamps} />
          {!isSample && read.outage !== null && read.outage.lights.length > 0 && (
            <ShareAddress address={routes.outagePlan.href + toolSearch(params)} />
          )}
        </div>
      </div>
    </ToolPage>
  );
}

function Answer(props: {
  readonly outage: OutagePage["read"]["outage"];
  readonly advice: OutagePage["electricalAdvice"];
  readonly shopLamps: OutagePage["shopLamps"];
}) {
  const { outage, advice, shopLamps } = props;
  if (outage === null) {
    return (
      <Alert tone="critical" title={copy.toCorrect}>
        {copy.toCorrectText}
      </Alert>
    );
  }
  const { lights, hours, battery, inverterVa } = outage;
  if (lights.length === 0) return <p>{copy.nothingYet}</p>;
  const result = planOutage(lights, hours, battery);
  return (
    <>
      <OutageAnswerView result={result} hours={hours} battery={battery} />
      {result.kind === "plan" && (
        <>
          {result.answer.on.length > 0 && (
            <ElectricianList answer={result.answer} inverterVa={inverterVa} advice={advice} />
          )}
          <OutageProducts answer={result.answer} shopLamps={shopLamps} />
        </>
      )}
    </>
  );
}
