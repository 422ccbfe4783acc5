import { readFileSync } from "node:fs";
import { readQuickOrderText } from "@precise/cart-core/quick-order-text";
import { expect, it } from "vitest";

interface Named {
  readonly products: readonly { readonly name: string }[];
}
// The file is ours, and its import is tested elsewhere.
const { products } = JSON.parse(
  readFileSync(new URL("../../../catalogue/catalogue.json", import.meta.url), "utf8"),
) as Named;
const names = [...new Set(products.map(({ name }) => name))];

function likeliest(line: string) {
  const [row] = readQuickOrderText(line);
  const reading = row?.kind === "asked" ? row.readings[0] : undefined;
  return [reading?.sku, reading?.quantity?.ok ? reading.quantity.value : reading?.quantity];
}

it.each([
  ["NAME", null],
  ["12 pcs of NAME", 12],
  ["12 x NAME", 12],
  ["12x NAME", 12],
  ["12 NAME", 12],
  ["12, NAME", 12],
  ["NAME x 12", 12],
  ["NAME: 12", 12],
  ["NAME, 12", 12],
  ["NAME, 12 pcs", 12],
  ["NAME 12", 12],
  ["NAME (12)", 12],
  ["NAME\t12", 12],
  ["NAME;12", 12],
  ["12|NAME", 12],
  ['"NAME",12', 12],
  ["- NAME - 12", 12],
])("every name of the catalogue is read whole from %j", (form, quantity) => {
  expect(names.length).toBeGreaterThan(100);
  expect(names.map((name) => likeliest(form.replace("NAME", name)))).toEqual(
    names.map((name) => [name, quantity]),
  );
});
