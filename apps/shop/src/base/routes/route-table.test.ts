import { describe, expect, it } from "vitest";
import {
  aboutLinks,
  helpLinks,
  ideasLinks,
  legalLinks,
  routes,
  toolLinks,
} from "#shop/base/routes/route-table.ts";

describe("the route table", () => {
  it("answers 'How can we help?' with four places", () => {
    expect(helpLinks.map(({ name, href }) => `${name} ${href}`)).toEqual([
      "Appointment Booking /appointment-booking",
      "Inspiration /inspiration",
      "Showrooms /showroom",
      "FAQs /faqs",
    ]);
  });

  it("leads to no address under two names in one list", () => {
    for (const links of [[...ideasLinks, ...toolLinks], aboutLinks(null), legalLinks]) {
      expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
    }
  });

  it("names every address once", () => {
    const addresses = Object.values(routes).map(({ href }) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
