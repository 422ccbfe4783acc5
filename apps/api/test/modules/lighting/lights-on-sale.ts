import type { FixtureProduct } from "../../fixtures/put-products.ts";

const shelf = { price: 1_000_000, stock: 100 };
const onMains = { voltage: "230", input_v_min: 170, input_v_max: 265 };

/** Articles of the worked examples 11 to 13, with what the sample states of them. */
export const lightsOnSale: readonly FixtureProduct[] = [
  {
    ...shelf,
    sku: "PRL24-0527",
    attributes: { article_kind: "strip", wattage: 48, voltage: "24", driver_kind: "cv" },
  },
  {
    ...shelf,
    sku: "PRL-DRV100-24",
    attributes: { ...onMains, article_kind: "driver", driver_v: 24, driver_kind: "cv", driver_max_w: 100 },
  },
  {
    ...shelf,
    sku: "PRW-DIM1-WH",
    attributes: {
      ...onMains,
      article_kind: "dimmer",
      dim_edge: "trailing",
      dim_min_w: 5,
      dim_max_led_w: 150,
    },
  },
  {
    ...shelf,
    sku: "PRD0730WH",
    attributes: {
      ...onMains,
      article_kind: "fitting",
      wattage: 7,
      ip_rating: "ip20",
      lamp_included: "built-in",
      dimmable: "1",
      dim_edge: "trailing",
    },
  },
  {
    ...shelf,
    sku: "PRBF35-0427",
    attributes: {
      ...onMains,
      article_kind: "lamp",
      wattage: 4,
      lamp_base: "e14",
      dimmable: "1",
      dim_edge: "trailing",
    },
  },
  {
    ...shelf,
    sku: "PRB60927",
    attributes: { ...onMains, article_kind: "lamp", wattage: 9, lamp_base: "e27", dimmable: "0" },
  },
  {
    ...shelf,
    sku: "PR-CH-CAL6-BB",
    attributes: {
      ...onMains,
      article_kind: "fitting",
      lamp_base: "e14",
      lamp_count: 6,
      lamp_included: "0",
      lamp_max_w: 6,
    },
  },
];
