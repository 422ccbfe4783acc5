import { lightUses } from "@precise/contract/shop/light/light-uses";
import type { LightingFigures } from "@precise/contract/shop/light/lighting";
import type { CurrentSettings, FigureOfOthers } from "#api/modules/settings/current-settings.ts";
import type { ShopSettings } from "#api/modules/settings/open-settings.ts";

/** What the shop says about light, from memory. */
export interface ShopLighting {
  /** Tariffs, fuel prices and targets of this moment. */
  figures(): LightingFigures;
  /** Whether advice on electrical safety may be shown. @source design D35 */
  isElectricalAdviceOn(): boolean;
}

/**
 * Figures about light and power as the desk has them.
 * @param isLocal on someone's own computer advice is shown though nobody signs it, so that it can be worked on
 * @source design D31, D35, decision 068
 */
export function shopLighting(settings: Pick<ShopSettings, "now">, isLocal: boolean): ShopLighting {
  let kept: { readonly of: CurrentSettings; readonly figures: LightingFigures } | undefined;
  function figures(): LightingFigures {
    const now = settings.now();
    if (kept?.of !== now) kept = { of: now, figures: figuresOf(now, isLocal) };
    return kept.figures;
  }
  return { figures, isElectricalAdviceOn: () => figures().electrical_advice.is_on };
}

function figuresOf(now: CurrentSettings, isLocal: boolean): LightingFigures {
  const { tariffs, fuelPrices, lightTargets, electricalEngineer: engineer } = now;
  const fuels = [
    ["petrol", fuelPrices.petrol],
    ["diesel", fuelPrices.diesel],
  ] as const;
  return {
    tariffs: tariffs.map(({ disco, band, naira, ...origin }) => ({
      disco,
      band,
      naira_per_kwh: naira,
      ...wireOrigin(origin),
    })),
    fuel_prices: fuels.flatMap(([fuel, price]) =>
      price === undefined ? [] : [{ fuel, naira_per_litre: price.naira, ...wireOrigin(price) }],
    ),
    targets: lightUses.flatMap(({ use, name, planeM, isWorkPlace }) => {
      const target = lightTargets.find((each) => each.use === use);
      return target === undefined
        ? []
        : [
            {
              use,
              name,
              lux: target.lux,
              plane_m: planeM,
              is_work_place: isWorkPlace,
              ...wireOrigin(target),
            },
          ];
    }),
    vat_per_thousand: now.vatPerThousand,
    electrical_advice: { is_on: engineer !== undefined || isLocal, engineer: engineer ?? null },
  };
}

function wireOrigin({ source, as_of, isConfirmed }: FigureOfOthers) {
  return { source, as_of, is_confirmed: isConfirmed };
}
