import { expect, it } from "vitest";
import { heroEntries } from "./home-hero.tsx";

const none = { hero: "", alt: "", hero_night: "" };
const own = { hero: "/media/0123456789abcdef/room.webp", alt: "A room", hero_night: "" };

it("sends what was changed, and withdraws a picture that was removed", () => {
  expect(heroEntries(none, { ...own, alt: " A room " })).toEqual([
    { key: "hero", value: { path: own.hero, alt: "A room" } },
  ]);
  expect(heroEntries(own, { ...own, alt: "" })).toEqual([
    { key: "hero", value: { path: own.hero, alt: "" } },
  ]);
  expect(heroEntries(own, none)).toEqual([{ key: "hero", value: null }]);
});

it("says at its field that a picture for lights off, or words, are of no picture", () => {
  expect(heroEntries(none, { ...none, hero_night: own.hero })).toMatchObject({
    faults: [{ field: "hero_night" }],
  });
  expect(heroEntries(none, { ...none, alt: "A room" })).toMatchObject({ faults: [{ field: "hero" }] });
  expect(heroEntries(own, own)).toMatchObject({ faults: [{ message: "Nothing was changed." }] });
});
