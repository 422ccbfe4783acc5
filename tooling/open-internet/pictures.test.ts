import { describe, expect, it } from "vitest";
import { readTarget } from "./env.ts";

const target = readTarget();
const zones = ["", "/clients"];

/** The answer of the picture optimiser of a zone. */
async function optimised(zone: string, url: string, more = "&w=640&q=75"): Promise<Response> {
  return fetch(`${target.shopUrl}${zone}/_next/image?url=${encodeURIComponent(url)}${more}`, {
    redirect: "manual",
  });
}
async function ownPicture(): Promise<string> {
  const answer = await fetch(`${target.apiUrl}/api/product/category/16/1/1`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const { data } = await answer.json();
  return data.products.items[0].media_gallery[0].imageUrl;
}

describe.each(zones)("the picture optimiser under %j", (zone) => {
  it("abuse 30: makes our own pictures smaller", async () => {
    const answer = await optimised(zone, `${zone}${await ownPicture()}`);
    expect([answer.status, answer.headers.get("content-type")?.split("/")[0]]).toEqual([200, "image"]);
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'none'");
  });

  it.each([
    "https://evil.example/a.png",
    "http://127.0.0.1:3001/healthz",
    "http://169.254.169.254/latest/meta-data",
    "//evil.example/a.png",
    "/\\evil.example/a.png",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "/api/category",
    "/healthz",
    "/icon.svg",
    "/api/company-profile.pdf",
    "/media/../api/category",
    "/media/..%2fapi%2fcategory",
    "/media/%2e%2e/api/category",
    "/_next/image?url=%2Fmedia%2Fa.webp&w=640&q=75",
    "/media/a.webp?at=https://evil.example",
  ])("abuse 30: fetches nothing for %s", async (url) => {
    const answer = await optimised(zone, url);
    const text = await answer.text();
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers.get("content-type") ?? "").not.toMatch(/^(?:image|application\/(?:json|pdf))/);
    expect(text).not.toMatch(/categoryList|root:|at .*\.(?:js|ts):/);
  });

  it.each(["&w=641&q=75", "&w=100000&q=75", "&w=640&q=1", "&w=-1&q=75", "&w=640", ""])(
    "abuse 30: makes no size but ours: %s",
    async (more) => {
      const answer = await optimised(zone, `${zone}${await ownPicture()}`, more);
      expect(answer.status).toBe(400);
    },
  );
});
