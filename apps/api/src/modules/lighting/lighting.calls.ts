import type { checkFit, lightingCalls } from "@precise/contract/shop/light/lighting";
import type { ParsedBodyOf } from "@precise/contract/wire/route";
import type { FitPlace } from "@precise/lighting/fits-together";
import { findSellable } from "#api/modules/catalogue/products-for-cart.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer } from "#api/platform/http/reply.ts";
import { fitArticle, fitFindings } from "./fit-findings.ts";
import type { ShopLighting } from "./shop-lighting.ts";

/** The calls about light. @source design "Lighting" */
export function lightingHandlers(db: Database, lighting: ShopLighting): Answers<typeof lightingCalls> {
  return {
    getLightingFigures: async () => answer({ figures: lighting.figures() }),

    async checkFit({ body: { items, places = [] } }) {
      const sellable = await findSellable(
        db,
        items.map(({ sku }) => sku),
      );
      const articles = items.flatMap(({ sku, quantity, place }) => {
        const product = sellable.get(sku);
        return product ? [{ ...fitArticle({ product, quantity }), placeId: place }] : [];
      });
      const unknown = items.map(({ sku }) => sku).filter((sku) => !sellable.has(sku));
      return answer({
        findings: fitFindings(articles, lighting.isElectricalAdviceOn(), places.map(placeOf)),
        unknown_skus: [...new Set(unknown)],
      });
    },
  };
}

type WirePlace = NonNullable<ParsedBodyOf<typeof checkFit>["places"]>[number];

function placeOf(place: WirePlace): FitPlace {
  return {
    id: place.id,
    use: place.use,
    bathZone: place.bath_zone,
    hasRcd: place.has_rcd,
    hasWaterJets: place.has_water_jets,
    outdoors: place.outdoors,
    isOnGrid: place.is_on_grid,
    lengthM: place.length_m,
    widthM: place.width_m,
    ceilingM: place.ceiling_m,
    hangsOver: place.hangs_over,
    tableM: place.table_m,
    hookKg: place.hook_kg,
    holeMm: place.hole_mm,
    voidMm: place.void_mm,
    hasMotionSwitch: place.has_motion_switch,
    circuitAmps: place.circuit_amps,
  };
}
