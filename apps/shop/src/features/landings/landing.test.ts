import { expect, it } from "vitest";
import { isRoomsLanding, partsOf } from "./landing.ts";

const kind = { id: 16, name: "Chandeliers", urlKey: "chandeliers", image: null };
const indoor = { id: 19, name: "Indoor", urlKey: "indoor", image: null, subcategories: [kind] };
const product = { name: "Adunni Ring", urlPath: "/product/adunni-ring" };

it("rooms and shop by room show rooms; a room, a category and the sale show products", () => {
  expect([14, 70, 71, 19, 182].map((id) => isRoomsLanding({ id }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it("a category lists its kinds, and one without any its products", () => {
  expect(partsOf(indoor, [product])).toEqual([{ name: "Chandeliers", path: "/products/16/chandeliers" }]);
  expect(partsOf(kind, [product])).toEqual([{ name: "Adunni Ring", path: "/product/adunni-ring" }]);
});
