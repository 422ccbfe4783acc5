// @vitest-environment jsdom
import { expect, it } from "vitest";
import { followSessionMark } from "./follow-session-mark.ts";

const look = () => document.dispatchEvent(new Event("visibilitychange"));
const hasLamp = () => document.documentElement.hasAttribute("data-signed-in");

it("the account's lamp is right again when a tab is looked at after another one signed in, and out", () => {
  const stop = followSessionMark();
  // biome-ignore lint/suspicious/noDocumentCookie: as the API's answer sets it.
  document.cookie = "precise_signed_in=1";
  look();
  expect(hasLamp()).toBe(true);
  // biome-ignore lint/suspicious/noDocumentCookie: as the API's answer takes it away.
  document.cookie = "precise_signed_in=; max-age=0";
  look();
  expect(hasLamp()).toBe(false);
  stop();
});
