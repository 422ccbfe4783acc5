import { Alert } from "@precise/ui/components/feedback/alert";
import * as page from "../parts/tool-page.css.ts";
import { ToolSection } from "../parts/tool-page.tsx";
import type { CostOfLight, LightUse, PaybackAnswer } from "./cost-of-light.ts";
import { aboutNaira, kwhText, monthsText } from "./cost-words.ts";
import { runningCostCopy } from "./running-cost-copy.ts";

const copy = runningCostCopy.payback;

/** How soon a lamp has paid for itself, or what has to be known before it can be said. @source design D35 */
export function Payback({ use, cost }: { readonly use: LightUse; readonly cost: CostOfLight }) {
  if (use.old === "none" || cost.payback === null) return null;
  return (
    <ToolSection id="payback" title={copy.title}>
      <PaybackText answer={cost.payback} use={use} />
    </ToolSection>
  );
}

function PaybackText({ answer, use }: { readonly answer: PaybackAnswer; readonly use: LightUse }) {
  switch (answer.kind) {
    case "months": {
      const { months, onGridAlone, onOwnSupplyAlone, savedPerMonth, savedKwhPerMonth } = answer;
      return (
        <>
          <p>
            <strong>{copy.months(monthsText(months))}</strong>{" "}
            {copy.saves(aboutNaira(savedPerMonth), kwhText(savedKwhPerMonth))}
          </p>
          {use.ownSupply !== "none" && (
            <p className={page.note}>
              {copy.alone(
                monthsText(onGridAlone),
                onOwnSupplyAlone === null ? null : monthsText(onOwnSupplyAlone),
                runningCostCopy.ownSupplyInSentence[use.ownSupply],
              )}
            </p>
          )}
        </>
      );
    }
    case "tariff-not-confirmed":
      return <Alert>{copy.tick}</Alert>;
    case "no-price":
      return <p>{copy.noPrice}</p>;
    case "saves-nothing":
      return <p>{copy.savesNothing}</p>;
    case "power-is-free":
      return <p>{copy.powerIsFree}</p>;
    case "nothing-replaced":
      return <p>{copy.nothingReplaced}</p>;
  }
}
