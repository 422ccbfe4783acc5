import { expect, it } from "vitest";
import { captionsText, filmSeconds } from "./film-plan.ts";

it("a film of five rooms is 25 seconds long", () => {
  expect(filmSeconds(5)).toBe(25);
});

it("captions stand while their room is seen alone, the closing words at the end", () => {
  const rooms = ["one", "two"].map((caption) => ({ picture: `${caption}.webp`, caption }));
  expect(captionsText(rooms, "end")).toBe(
    "WEBVTT\n\n00:00.400 --> 00:04.800\none\n\n00:05.800 --> 00:08.400\ntwo\n\n00:08.600 --> 00:10.600\nend\n",
  );
});
