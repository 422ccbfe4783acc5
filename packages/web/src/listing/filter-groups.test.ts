import type { Attribute } from "@precise/contract/shop/catalogue";
import type { Aggregation } from "@precise/contract/shop/product-list";
import { describe, expect, it } from "vitest";
import { activeChoices, filterGroups } from "./filter-groups.ts";
import { plainListing } from "./listing-query.ts";

const attributes: Attribute[] = [
  {
    attribute_code: "finish",
    label: "Finish",
    input_type: "select",
    filterable: true,
    attribute_options: [
      { value: "opal", label: "Opal" },
      { value: "walnut", label: "Walnut" },
    ],
  },
  {
    attribute_code: "wattage",
    label: "Wattage",
    input_type: "number",
    unit: "W",
    filterable: true,
    attribute_options: [],
  },
];
const finish: Aggregation = {
  attribute_code: "finish",
  label: "Finish",
  options: [{ value: "opal", label: "Opal", count: 3 }],
};
const dimmable: Aggregation = {
  attribute_code: "dimmable",
  label: "Dimmable",
  options: [
    { value: "1", label: "Yes", count: 3 },
    { value: "0", label: "No", count: 2 },
  ],
};
const price: Aggregation = {
  attribute_code: "price",
  label: "Price",
  unit: "₦",
  range: { min: 5000, max: 90000 },
  options: [],
};

describe("the filters that are offered", () => {
  it("stand as people shop, whatever the catalogue's order is", () => {
    const material = { ...dimmable, attribute_code: "material", label: "Material" };
    const groups = filterGroups([material, dimmable, finish, price], plainListing, attributes, 5);
    expect(groups.map(({ code }) => code)).toEqual(["price", "dimmable", "finish", "material"]);
    expect(groups[0]).toMatchObject({ kind: "range", unit: "₦", min: 5000, max: 90000, isActive: false });
  });
  it("leave out one that everything has", () => {
    expect(filterGroups([finish], plainListing, attributes, 3)).toEqual([]);
    expect(filterGroups([finish], plainListing, attributes, 4)).toHaveLength(1);
  });
  it("leave out a range of one value", () => {
    expect(filterGroups([{ ...price, range: { min: 5, max: 5 } }], plainListing, attributes, 4)).toEqual([]);
  });
  it("offer parts of a range, of which a chosen one leaves the ends empty", () => {
    const width = {
      attribute_code: "width",
      label: "Width",
      unit: "mm",
      range: { min: 250, max: 900 },
      options: [],
    };
    const query = { ...plainListing, filters: { width: { from: 400, to: 600 } } };
    expect(filterGroups([width], query, attributes, 5)[0]).toMatchObject({
      from: undefined,
      to: undefined,
      bands: [
        { label: "Up to 400 mm", value: "-400", isChosen: false },
        { label: "400 to 600 mm", value: "400-600", isChosen: true },
        { label: "600 mm and more", value: "600-", isChosen: false },
      ],
    });
  });
  it("keep a chosen option that nothing has any more, to untick it", () => {
    const query = { ...plainListing, filters: { finish: { in: ["walnut"] } } };
    expect(filterGroups([finish], query, attributes, 0)).toEqual([
      {
        kind: "options",
        code: "finish",
        label: "Finish",
        isActive: true,
        options: [
          { value: "opal", label: "Opal", count: 3, isChosen: false },
          { value: "walnut", label: "Walnut", count: 0, isChosen: true },
        ],
      },
    ]);
  });
});

describe("an active choice", () => {
  const query = {
    filters: {
      finish: { in: ["opal", "walnut"] },
      price: { from: 50_000 },
      wattage: { from: 5, to: 40 },
      dimmable: { in: ["1"] },
    },
    sort: "name" as const,
    page: 4,
  };
  it("says what it is and leads to the listing without it, from its first page on", () => {
    expect(activeChoices(query, [finish, dimmable, price], attributes, "/products/16/chandeliers")).toEqual([
      {
        label: "Opal",
        href: "/products/16/chandeliers?dimmable=1&finish=walnut&price=50000-&wattage=5-40&sort=name",
      },
      {
        label: "Walnut",
        href: "/products/16/chandeliers?dimmable=1&finish=opal&price=50000-&wattage=5-40&sort=name",
      },
      {
        label: "Price: from ₦50,000",
        href: "/products/16/chandeliers?dimmable=1&finish=opal,walnut&wattage=5-40&sort=name",
      },
      {
        label: "Wattage: 5 W to 40 W",
        href: "/products/16/chandeliers?dimmable=1&finish=opal,walnut&price=50000-&sort=name",
      },
      {
        label: "Dimmable: Yes",
        href: "/products/16/chandeliers?finish=opal,walnut&price=50000-&wattage=5-40&sort=name",
      },
    ]);
  });
  it("says of a town that the light is shown there", () => {
    const query = { ...plainListing, filters: { on_display: { in: ["lagos"] } } };
    const onDisplay = {
      attribute_code: "on_display",
      label: "On display at",
      options: [{ value: "lagos", label: "Lagos", count: 3 }],
    };
    expect(activeChoices(query, [onDisplay], attributes, "/products")).toEqual([
      { label: "In my showroom: Lagos", href: "/products" },
    ]);
  });
  it("of an unknown option shows what is in the address", () => {
    const [choice] = activeChoices(
      { ...plainListing, filters: { finish: { in: ["<b>"] } } },
      [],
      attributes,
      "/products",
    );
    expect(choice).toEqual({ label: "<b>", href: "/products" });
  });
});
