import { nairaText } from "@precise/cart-core/money";
import { ReadingTable } from "@precise/ui/components/layout/reading-table";
import { numberText, withUnit } from "../parts/address-values.ts";
import { FigureList } from "../parts/figure-list.tsx";
import * as page from "../parts/tool-page.css.ts";
import { ToolSection } from "../parts/tool-page.tsx";
import { CostChart } from "./cost-chart.tsx";
import type { CostOfLight, LightUse, Span } from "./cost-of-light.ts";
import { aboutNaira, costTexts, kwhText, lampText } from "./cost-words.ts";
import { runningCostCopy as copy } from "./running-cost-copy.ts";

/** What the lamps cost and use, drawn and as a table. */
export function CostAnswer(props: {
  readonly use: LightUse;
  readonly cost: CostOfLight;
  readonly span: Span;
}) {
  const { use, cost, span } = props;
  const { lamp, rates } = cost;
  const hasOwnSupply = rates.ownSupply !== null;
  const lamps = [lamp, ...cost.compared];
  return (
    <ToolSection id="cost" title={lampText("new", lamp.watts, use.pieces)}>
      <FigureList
        figures={[
          {
            label: copy.figures.perMonth,
            value: aboutNaira(lamp.month.all),
            detail: kwhText(lamp.month.kwh),
          },
          { label: copy.figures.perYear, value: aboutNaira(lamp.year.all), detail: kwhText(lamp.year.kwh) },
          { label: copy.figures.rate, value: nairaText(rates.blended), detail: copy.figures.vat },
          ...(cost.onOwnSupplyAlone === null
            ? []
            : [
                {
                  label: copy.figures.gridOnly,
                  value: aboutNaira(cost.onGridAlone),
                  detail: copy.spanText.month,
                },
                {
                  label: copy.figures.ownOnly(copy.ownSupplyInSentence[use.ownSupply]),
                  value: aboutNaira(cost.onOwnSupplyAlone),
                  detail: copy.spanText.month,
                },
              ]),
        ]}
      />
      <p className={page.note}>{copy.usedWith(useText(use))}</p>
      {!hasOwnSupply && <p>{copy.dark(cost.litHoursPerDay, use.hoursPerDay)}</p>}
      <CostChart lamps={lamps} pieces={use.pieces} span={span} hasOwnSupply={hasOwnSupply} />
      <ReadingTable
        label={copy.chart.title(copy.spanText[span])}
        heads={[
          copy.chart.lamp,
          copy.chart.watts,
          copy.chart.kwh,
          copy.chart.grid,
          ...(hasOwnSupply ? [copy.chart.own] : []),
          copy.chart.all,
        ]}
        rows={lamps.map((each) => {
          const { all, grid, own } = costTexts(each[span]);
          return {
            head: lampText(each.lamp, each.watts, use.pieces),
            cells: [
              withUnit(each.watts, "W", 1),
              kwhText(each[span].kwh),
              grid,
              ...(hasOwnSupply ? [own] : []),
              all,
            ],
          };
        })}
      />
      <p className={page.note}>
        {copy.days} {copy.life}
      </p>
    </ToolSection>
  );
}

/** The values in words, also for a sheet of paper, which has no form. */
function useText({ watts, pieces, hoursPerDay, gridHoursPerDay, ownSupply }: LightUse) {
  return {
    lamps: `${pieces} × ${withUnit(watts, "W", 1)}`,
    hours: numberText(hoursPerDay, 1),
    gridHours: numberText(gridHoursPerDay, 1),
    own: copy.ownSupplyNames[ownSupply],
  };
}
