import type { Company } from "@precise/contract/shop/company";
import { expect, it } from "vitest";
import { directionsLink, mapLink } from "./map-links.ts";
import { showroomJsonLd } from "./showroom-json-ld.ts";

const lagos = {
  id: "lagos",
  name: "Precise Showroom Lagos",
  city: "Lagos",
  address: "14 Harbour Light Close",
  phone: "+234 000 000 0101",
  hours: [
    { days: "Monday to Tuesday", open: "09:00", close: "18:00" },
    { days: "Sunday", open: null, close: null },
  ],
};
const company: Company = {
  name: "Precise",
  legal_name: "Precise",
  promise: "",
  phone: "",
  email: "",
  social: { facebook: "", instagram: "", linkedin: "" },
  showrooms: [lagos],
  payment_methods: [],
};

it("a showroom is a store with its hours and its closed days", () => {
  const text = showroomJsonLd(company, "https://shop.example", [{ day: "2026-12-25", name: "</script>" }]);
  const [store] = JSON.parse(text)["@graph"];
  expect(store["@type"]).toBe("Store");
  expect(store.openingHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday"],
      opens: "09:00",
      closes: "18:00",
    },
  ]);
  expect(store.specialOpeningHoursSpecification[0].validFrom).toBe("2026-12-25");
  expect(text).not.toContain("<");
});

it("the map finds a place by its address, or by where it lies", () => {
  expect(new URL(mapLink(lagos)).searchParams.get("query")).toBe(
    "Precise Showroom Lagos, 14 Harbour Light Close",
  );
  const placed = { ...lagos, coordinates: { latitude: 6.43, longitude: 3.42 } };
  expect(new URL(directionsLink(placed)).searchParams.get("destination")).toBe("6.43,3.42");
});
