import type { SpecRow } from "@precise/contract/shop/product";
import { productCopy } from "./product-copy.ts";

/** Rows of a specification that belong together. */
export interface SpecGroup {
  readonly title: string;
  readonly rows: readonly SpecRow[];
}

const light: ReadonlySet<string> = new Set([
  "luminous_flux",
  "light_spread",
  "colour_temperature",
  "cri",
  "beam_angle",
  "low_glare",
  "dimmable",
  "lamp_base",
  "lamp_form",
  "lamp_count",
  "lamp_included",
  "lamp_max_w",
]);
const fitting: ReadonlySet<string> = new Set([
  "finish",
  "material",
  "style",
  "room",
  "height",
  "width",
  "depth",
  "drop_min",
  "drop_max",
  "canopy",
  "cut_out",
  "ceiling_depth",
  "heat_class",
  "weight",
  "terminal",
  "ip_rating",
  "ip_back",
  "bath_zone",
  "track_system",
  "gangs",
]);

/** A specification in three parts; an attribute that the owner adds later stands with the rest. @source design "Product page" */
export function specGroups(rows: readonly SpecRow[]): readonly SpecGroup[] {
  const { groups } = productCopy;
  const isRest = ({ code }: SpecRow) => !light.has(code) && !fitting.has(code);
  return [
    { title: groups.light, rows: rows.filter(({ code }) => light.has(code)) },
    { title: groups.fitting, rows: rows.filter(({ code }) => fitting.has(code)) },
    { title: groups.power, rows: rows.filter(isRest) },
  ].filter((group) => group.rows.length > 0);
}
