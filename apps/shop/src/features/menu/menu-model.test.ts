import { describe, expect, it } from "vitest";
import { finishLinks } from "./finish-links.ts";
import { shopCategories } from "./shop-categories.tsx";

const category = (id: number, name: string) => ({ id, name, urlKey: name.toLowerCase(), image: null });
const finish = {
  attribute_code: "finish",
  label: "Finish",
  input_type: "select" as const,
  filterable: true,
  attribute_options: [
    { label: "Walnut", value: "walnut" },
    { label: "Indigo", value: "indigo" },
    { label: "Brushed Brass", value: "brushed-brass" },
  ],
};

describe("the categories of the Shop panel", () => {
  it("hold their subcategories, Shop by Room the rooms, and Sale is critical", () => {
    const top = [
      {
        ...category(19, "Indoor"),
        subcategories: [category(40, "Pendants")],
        image: "/media/a1/indoor.webp",
        night_image: "/media/b2/indoor-night.webp",
      },
      category(70, "Room"),
      category(182, "Sale"),
    ];
    expect(shopCategories(top, [category(71, "Living")])).toEqual([
      {
        id: "19",
        name: "Indoor",
        href: "/products/19/indoor",
        subcategories: [{ name: "Pendants", href: "/products/40/pendants" }],
        picture: expect.objectContaining({
          props: expect.objectContaining({
            image: expect.objectContaining({
              srcSet: "/_next/image?url=%2Fmedia%2Fa1%2Findoor.webp&w=640&q=75 640w",
              night: "/_next/image?url=%2Fmedia%2Fb2%2Findoor-night.webp&w=640&q=75 640w",
            }),
          }),
        }),
      },
      {
        id: "70",
        name: "Room",
        href: "/products/70/room",
        subcategories: [{ name: "Living", href: "/products/71/living" }],
        picture: null,
      },
      {
        id: "182",
        name: "Sale",
        href: "/products/182/sale",
        tone: "critical",
        subcategories: [],
        picture: null,
      },
    ]);
  });
});

describe("ways in by finish", () => {
  it("are those that shoppers ask for and the catalogue has, in our order", () => {
    expect(finishLinks([finish])).toEqual([
      { name: "Brushed Brass", href: "/products?finish=brushed-brass" },
      { name: "Walnut", href: "/products?finish=walnut" },
    ]);
  });
  it("are none while the attributes are not known", () => {
    expect(finishLinks([])).toEqual([]);
  });
});
