import { expect, it } from "vitest";
import { socialLinks } from "./social-links.ts";

const set = {
  facebook: "https://www.facebook.com/precise",
  instagram: "https://www.instagram.com/precise",
  linkedin: "https://www.linkedin.com/company/precise",
};

it("leads to the shop's own pages, in the specification's order", () => {
  expect(socialLinks({ social: set }).map(({ network }) => network)).toEqual([
    "facebook",
    "instagram",
    "linkedin",
  ]);
});

it("leads nowhere for a network whose address is not set", () => {
  expect(socialLinks({ social: { ...set, facebook: "", linkedin: "" } })).toEqual([
    { network: "instagram", href: "https://www.instagram.com/precise" },
  ]);
  expect(socialLinks(null)).toEqual([]);
});
