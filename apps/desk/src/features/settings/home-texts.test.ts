import { expect, it } from "vitest";
import { homeTextEntries } from "./home-texts.tsx";

const start = { headline: "Come home", tagline: "", title: "", description: "" };

it("only what was changed is sent, and an emptied text is the content file's again", () => {
  expect(homeTextEntries(start, { ...start, headline: "", tagline: " Open all Easter. " })).toEqual([
    { key: "headline", value: null },
    { key: "tagline", value: { text: "Open all Easter." } },
  ]);
});

it("says at the field how long a text may be", () => {
  expect(homeTextEntries(start, { ...start, headline: "x".repeat(61), description: "short" })).toEqual({
    faults: [
      { field: "headline", message: "Enter 60 characters at most." },
      { field: "description", message: "Enter 20 characters or more." },
    ],
  });
});
