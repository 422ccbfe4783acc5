import { nairaText } from "@precise/cart-core/money";
import { SourceNote } from "../parts/source-note.tsx";
import * as page from "../parts/tool-page.css.ts";
import { ToolSection } from "../parts/tool-page.tsx";
import type { LightUse, OwnSupplyKind } from "./cost-of-light.ts";
import { isFuel, type ReadLightUse } from "./read-light-use.ts";
import { runningCostCopy as copy } from "./running-cost-copy.ts";

/** The figures of others that the costs hang on, each with its day and source. @source design D31 */
export function CostSources({ use, read }: { readonly use: LightUse; readonly read: ReadLightUse }) {
  const { fields, tariffFigure, fuel } = read;
  const own = use.ownSupply;
  return (
    <ToolSection id="sources" title={copy.sources}>
      {fields.tariff.value === undefined && tariffFigure ? (
        <SourceNote
          what={copy.tariffOf(tariffFigure.disco, tariffFigure.band, nairaText(tariffFigure.naira_per_kwh))}
          origin={tariffFigure}
        />
      ) : (
        <SourceNote what={copy.tariffTyped(nairaText(use.tariff.nairaPerKwh))} />
      )}
      {isFuel(own) &&
        use.nairaPerLitre !== undefined &&
        (fields.litre.value === undefined && fuel ? (
          <SourceNote what={copy.fuelOf(own, nairaText(fuel.naira_per_litre))} origin={fuel} />
        ) : (
          <SourceNote what={copy.fuelTyped(own, nairaText(use.nairaPerLitre))} />
        ))}
      {ownSupplyNote[own] !== null && <p className={page.note}>{ownSupplyNote[own]}</p>}
    </ToolSection>
  );
}

/** What the rate of an own supply leaves out. */
const ownSupplyNote: Readonly<Record<OwnSupplyKind, string | null>> = {
  petrol: copy.fuelBurnt,
  diesel: copy.fuelBurnt,
  inverter: copy.inverterLoss,
  solar: copy.sunFree,
  none: null,
};
