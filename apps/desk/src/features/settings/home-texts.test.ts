import { expect, it } from "vitest";
import { homeTextEntries } from "./home-texts.tsx";

const start = { headline: "Come home", tagline: "", title: "", description: "" };

it("only what was changed is sent, and an emptied text is the content file's again", () => {
  expect(homeTextEntries(start, { ...start, headline: "", tagline: " Open all Easter. " })).toEqual([
    { key: "headline", value: null },
    { key: "tagline", value: { text: "Open all Easter." } },
  ]);
});

it("says at the field what is too short or too long", () => {
  expect(homeTextEntries(start, { ...start, headline: "x".repeat(61), description: "short" })).toEqual({
    faults: [
      { field: "headline", message: "Headline is too short or too long." },
      { field: "description", message: "Description is too short or too long." },
    ],
  });
});
