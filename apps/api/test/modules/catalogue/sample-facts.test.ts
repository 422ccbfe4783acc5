import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sampleJson } from "../../fixtures/catalogue.ts";

// What the sample says in words must be what it says in figures: an owner copies its form, and people see it in the shop.

interface SampleProduct {
  readonly sku: string;
  readonly name: string;
  readonly short_description: string;
  readonly description: string;
  readonly price: number;
  readonly special_price: number | null;
  readonly trade_price: number;
  readonly category_ids: readonly [number, ...number[]];
  readonly variant_group: string | null;
  readonly size_label: string | null;
  readonly attributes: Readonly<Record<string, string | number | string[]>>;
  readonly box_contents: readonly string[];
  readonly related_skus: readonly string[];
}
const { products }: { products: SampleProduct[] } = JSON.parse(readFileSync(sampleJson, "utf8"));
const bulbs = 34;
/** Table, desk and floor lamps, Focale's too. */
const plugIn: ReadonlySet<number> = new Set([38, 42, 31, 82, 83]);
const words = ({ name, short_description, description }: SampleProduct) =>
  [name, short_description, description].join(" ");

/** What a text names with this pattern: the group that is there. */
const named = (product: SampleProduct, pattern: RegExp) =>
  [...words(product).matchAll(pattern)].map(([, ...groups]) =>
    (groups.find(Boolean) ?? "").replaceAll(",", ""),
  );

/** The products of which something is wrong, so that a failure names them. */
const those = (isWrong: (product: SampleProduct) => boolean) =>
  products.filter(isWrong).map(({ sku }) => sku);

describe("a figure in a text is the attribute's", () => {
  it.each([
    ["luminous_flux", /([\d,]+) lm/g],
    ["wattage", /lm\b[^.;]*? from ([\d.]+) W/g],
    ["colour_temperature", /at (\d{4}) K/g],
    ["beam_angle", /(\d+) degree beam/g],
    ["ip_rating", /\b(IP\d\d)\b/g],
    ["lamp_base", /\b(E27|E14|G9|GU10|B22)\b/g],
    ["weight", /weighs ([\d.]+) kg/g],
    ["lamp_max_w", /up to ([\d.]+) W LED|capsules? of up to ([\d.]+) W/g],
    ["cut_out", /cut-out (\d+) mm/g],
    ["surge_kv", /([\d.]+) kV surge/g],
    ["dim_edge", /\b(trailing|leading)-edge/g],
    ["dim_min_w", /from (\d+) to \d+ W of dimmable/g],
    ["dim_max_led_w", /from \d+ to (\d+) W of dimmable/g],
    ["input_v_min", /(\d{3}) to \d{3} V\b/g],
    ["input_v_max", /\d{3} to (\d{3}) V\b/g],
    ["driver_max_w", /up to (\d+) W of 24 V strip/g],
    ["track_system", /(single-circuit) track/g],
  ])("%s", (code, pattern) => {
    const own = (product: SampleProduct) => String(product.attributes[code]);
    const same = (figure: string, product: SampleProduct) =>
      figure.toLowerCase() === own(product) || Number(figure) === Number(own(product));
    expect(products.some((product) => named(product, pattern).length > 0)).toBe(true);
    expect(those((product) => named(product, pattern).some((figure) => !same(figure, product)))).toEqual([]);
  });
  it("the size of a name", () => {
    const sides = ({ attributes }: SampleProduct) => [attributes.width, attributes.height, attributes.depth];
    expect(
      those((product) => {
        const size = /(\d+) mm/.exec(product.name)?.[1];
        return size !== undefined && !sides(product).includes(Number(size));
      }),
    ).toEqual([]);
    expect(those(({ name, size_label: size }) => size !== null && !` ${name}`.includes(` ${size}`))).toEqual(
      [],
    );
  });
});

describe("bulbs", () => {
  it("are counted only where they are replaced; a built-in LED is neither included nor missing", () => {
    const isBuiltIn = ({ attributes }: SampleProduct) => attributes.lamp_base === "integrated-led";
    expect(those((product) => isBuiltIn(product) && "lamp_count" in product.attributes)).toEqual([]);
    expect(
      those((product) => isBuiltIn(product) !== (product.attributes.lamp_included === "built-in")),
    ).toEqual([]);
  });
  it("that are named first beside a light fit it, all together within its power, and dim where it does", () => {
    const bySku = new Map(products.map((product) => [product.sku, product]));
    const lights = products.filter(({ attributes }) => attributes.lamp_included === "0");
    expect(lights.length).toBeGreaterThan(50);
    expect(
      lights
        .filter(({ attributes: light, related_skus: [first = ""] }) => {
          const bulb = bySku.get(first)?.attributes;
          return !(
            bulb?.lamp_base === light.lamp_base &&
            Number(bulb?.wattage) * Number(light.lamp_count) <= Number(light.wattage) &&
            (light.dimmable === "0" || bulb?.dimmable === "1")
          );
        })
        .map(({ sku }) => sku),
    ).toEqual([]);
  });
});

it("no two of one design have the same finish and size, so that each can be chosen", () => {
  const choices = products
    .filter(({ variant_group }) => variant_group !== null)
    .map(({ variant_group, size_label, attributes }) =>
      [variant_group, size_label, attributes.finish].join(),
    );
  expect(choices.filter((choice, place) => choices.indexOf(choice) !== place)).toEqual([]);
});

it("a lamp with a plug has no fixings in its box", () => {
  expect(
    those(
      ({ category_ids: [leaf], box_contents: box }) =>
        plugIn.has(leaf) && box.some((content) => /fixing|bracket|wall plug/i.test(content)),
    ),
  ).toEqual([]);
});

it("each light has the facts that the page About us promises", () => {
  const always = ["wattage", "ip_rating", "height", "width", "depth", "weight"];
  const ofLed = ["luminous_flux", "colour_temperature", "cri"];
  const lights = products.filter(({ attributes }) => attributes.lamp_base !== undefined);
  expect(lights.length).toBeGreaterThan(100);
  const missing = lights.flatMap(({ sku, attributes }) => {
    const promised = attributes.lamp_included === "0" ? [...always, "lamp_count"] : [...always, ...ofLed];
    return promised.filter((code) => !(code in attributes)).map((code) => `${sku} ${code}`);
  });
  expect(missing).toEqual([]);
});

it("each mains LED and mains bulb says which voltages it works from", () => {
  const isMainsLed = ({ attributes, category_ids: [leaf] }: SampleProduct) =>
    (attributes.lamp_base === "integrated-led" || leaf === bulbs) &&
    /^230 V/.test(String(attributes.voltage));
  expect(products.filter(isMainsLed).length).toBeGreaterThan(70);
  expect(
    those(({ attributes, ...product }) => {
      const { input_v_min: least, input_v_max: most } = attributes;
      return isMainsLed({ attributes, ...product }) && !(Number(least) < 230 && Number(most) > 230);
    }),
  ).toEqual([]);
});

describe("what the rules of what fits together ask", () => {
  const isKind = (...kinds: string[]) => {
    const wanted = new Set(kinds);
    return ({ attributes }: SampleProduct) => wanted.has(String(attributes.article_kind));
  };
  it("each light, bulb, strip, driver and dimmer says what it is", () => {
    expect(
      those((product) => "lamp_base" in product.attributes && !("article_kind" in product.attributes)),
    ).toEqual([]);
    expect(products.filter(isKind("driver", "dimmer"))).toHaveLength(4);
    expect(those((product) => isKind("other")(product))).toEqual([]);
  });
  it("each light without bulbs says how strong each may be, all together its highest power", () => {
    expect(
      those(
        ({ attributes: { lamp_included, lamp_max_w, lamp_count, wattage } }) =>
          lamp_included === "0" && Number(lamp_max_w) * Number(lamp_count) !== Number(wattage),
      ),
    ).toEqual([]);
  });
  it("a light that is said to run on an inverter takes 180 V, or its text says so", () => {
    expect(
      those(
        (product) =>
          product.attributes.runs_on_inverter === "1" &&
          !(Number(product.attributes.input_v_min) <= 180 || words(product).includes("inverter")),
      ),
    ).toEqual([]);
  });
  it("a lamp with a plug or a battery does not dim from the wall", () => {
    expect(
      those(
        ({ attributes: { terminal, dimmable, dim_edge, lamp_included } }) =>
          (terminal === "plug" || terminal === "none") &&
          dimmable === "1" &&
          lamp_included !== "0" &&
          dim_edge !== "none",
      ),
    ).toEqual([]);
  });
});

it("the trade pays less than everybody, and a sale is a reduction", () => {
  expect(those(({ price, special_price }) => special_price !== null && special_price >= price)).toEqual([]);
  expect(those(({ price, special_price, trade_price }) => trade_price >= (special_price ?? price))).toEqual(
    [],
  );
});
