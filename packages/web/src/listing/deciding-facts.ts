import { keepUnits } from "@precise/cart-core/unit-space";
import type { Attribute } from "@precise/contract/shop/catalogue";
import type { ProductItem } from "@precise/contract/shop/product";

/**
 * What helps to choose, best first: how much light and of what colour, else what lamp it takes and how strong it may be, how many switches
 * it has, how it is protected from rain. The finish is named elsewhere on the card; everything else is for the product's own
 * page.
 */
const decidingCodes = [
  "luminous_flux",
  "colour_temperature",
  "gangs",
  "lamp_base",
  "amp_rating",
  "ip_rating",
  "lamp_max_w",
  "driver_max_w",
  "wattage",
  "dimmable",
  "width",
] as const;

/** A switch or socket is chosen by its gangs and what it carries. */
const wiringCodes = ["gangs", "amp_rating", "dim_max_led_w", "wattage"] as const;

/** From this width on a product is sold by its length. */
const longFromMm = 1_000;

/** These say nothing worth the room: a fitting that is what everyone expects. */
const unremarkable: ReadonlySet<string> = new Set(["integrated-led", "ip20"]);

/**
 * The two facts of a product's card: `["2,880 lm", "3000 K"]` for a lamp, `["2 gang", "10 A"]` for a switch.
 * @source design "Listing"
 */
export function decidingFacts(
  item: Pick<ProductItem, "attributes">,
  attributes: readonly Attribute[],
): string[] {
  const codes = item.attributes.gangs === undefined ? decidingCodes : wiringCodes;
  // How strong each bulb may be says it better than what all of them use together.
  const hasBulbLimit = item.attributes.lamp_max_w !== undefined;
  return codes
    .filter((code) => code !== "wattage" || !hasBulbLimit)
    .flatMap((code) => factOf(code, item.attributes, attributes) ?? [])
    .slice(0, 2)
    .map(keepUnits);
}

function factOf(
  code: string,
  values: ProductItem["attributes"],
  attributes: readonly Attribute[],
): string | undefined {
  const value = values[code];
  if (value === undefined || Array.isArray(value) || unremarkable.has(String(value))) return undefined;
  const meta = attributes.find(({ attribute_code }) => attribute_code === code);
  const label =
    meta?.attribute_options.find((option) => option.value === String(value))?.label ??
    numberText(code, value);
  switch (code) {
    case "gangs":
      return /gang/i.test(label) ? label : `${label} gang`;
    case "lamp_base":
      return Number(values.lamp_count) > 1 ? `${values.lamp_count} × ${label} bulb` : `${label} bulb`;
    case "lamp_max_w":
      return `≤ ${label} W`;
    case "dimmable":
      return value === "1" ? "Dimmable" : undefined;
    case "width":
      return Number(value) < longFromMm ? `${label} mm wide` : `${Number(value) / 1_000} m long`;
    default:
      return meta?.unit && /^[\d,.]+$/.test(label) ? `${label} ${meta.unit}` : label;
  }
}

/** Colour temperatures are names rather than amounts: 3000 K, but 2,880 lm. */
function numberText(code: string, value: string | number): string {
  if (code === "colour_temperature" || typeof value === "string") return String(value);
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}
