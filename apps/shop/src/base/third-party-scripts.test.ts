import { expect, it } from "vitest";
import { thirdPartyOrigins, thirdPartyScriptsOf } from "./third-party-scripts.ts";

it("no third-party script runs unless it is configured", () => {
  expect(thirdPartyScriptsOf({ TRACKING_SRC: "", CHAT_SRC: undefined })).toEqual({});
});

it("both scripts of one host are one origin in the policy", () => {
  const scripts = thirdPartyScriptsOf({
    TRACKING_SRC: "https://cdn.example/t.js?id=1",
    CHAT_SRC: "https://cdn.example/chat.js",
  });
  expect(scripts).toEqual({
    tracking: "https://cdn.example/t.js?id=1",
    chat: "https://cdn.example/chat.js",
  });
  expect(thirdPartyOrigins(scripts)).toEqual(["https://cdn.example"]);
});

it("a laptop may load one from its own loopback, production may not", () => {
  const variables = { CHAT_SRC: "http://127.0.0.1:4299/chat.js" };
  expect(thirdPartyScriptsOf({ ...variables, SHOP_ENV: "local" })).toEqual({ chat: variables.CHAT_SRC });
  expect(() => thirdPartyScriptsOf(variables)).toThrow("CHAT_SRC must be");
});

it.each([
  "http://cdn.example/t.js",
  "cdn.example/t.js",
  "javascript:alert(1)",
  "https://*.example/t.js",
  "https://cdn.example;script-src/x",
])("%s stops the start", (address) => {
  expect(() => thirdPartyScriptsOf({ SHOP_ENV: "local", TRACKING_SRC: address })).toThrow(
    "TRACKING_SRC must be",
  );
});
