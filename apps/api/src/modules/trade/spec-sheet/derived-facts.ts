import type { Product, SpecRow } from "@precise/contract/shop/product";

const figures = new Intl.NumberFormat("en-NG", { maximumFractionDigits: 1 });

/**
 * What follows from power and light: lumens for each watt, and the energy of 1,000 hours. Shown only where the light
 * source is the product's own; with a lampholder both depend on the lamp that is put in.
 * @source apps/api/catalogue/README.md "catalogue.json"
 */
export function derivedFacts(attributes: Product["attributes"]): SpecRow[] {
  const { wattage, luminous_flux: flux } = attributes;
  if (typeof wattage !== "number" || typeof flux !== "number" || wattage <= 0) return [];
  return [
    { code: "light_per_watt", label: "Light per watt", text: `${figures.format(flux / wattage)} lm/W` },
    { code: "energy_1000_h", label: "Energy per 1,000 hours", text: `${figures.format(wattage)} kWh` },
  ];
}
