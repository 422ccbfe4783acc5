import { describe, expect, it } from "vitest";
import { isForeignPost } from "./form-post.ts";

const own = ["https://shop.example", "https://www.shop.example"];
const post = (headers: Record<string, string>) => isForeignPost(new Headers(headers), own);

describe("a form post", () => {
  it.each([
    ["the browser calls it same-origin", { "sec-fetch-site": "same-origin" }],
    ["its origin is the shop's", { origin: "https://shop.example" }],
    ["its origin is the shop's other host", { origin: "https://www.shop.example" }],
  ])("is taken when %s", (_why, headers) => expect(post(headers)).toBe(false));

  it.each([
    ["the browser calls it cross-site", { "sec-fetch-site": "cross-site", origin: "https://shop.example" }],
    ["it comes from another host of the same site", { "sec-fetch-site": "same-site" }],
    ["no page sent it", { "sec-fetch-site": "none" }],
    ["its origin is foreign", { origin: "https://shop.example.evil.test" }],
    ["its origin is hidden", { origin: "null" }],
    ["it says nothing of where it comes from", {}],
  ])("abuse 28: is refused when %s", (_why, headers) => expect(post(headers)).toBe(true));
});
