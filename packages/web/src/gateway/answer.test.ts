import { NextRequest } from "next/server";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** Every kind of answer that comes before a page, of an app whose visitors come to this origin. */
async function answersOf(origin: string) {
  vi.resetModules();
  vi.stubEnv("SHOP_ENV", "local");
  vi.stubEnv("SITE_ORIGINS", origin);
  const answers = await import("./answer.ts");
  const request = new NextRequest(`${origin}/about-us`);
  return [
    answers.cachedPage(),
    answers.dynamicPage(request, null),
    answers.missingPage(request),
    answers.redirected(request, "/", 308),
    answers.tooManyRequests(5),
  ].map(({ headers }) => headers.get("strict-transport-security"));
}

it("a browser must insist on TLS where visitors use it", async () => {
  expect(await answersOf("https://shop.example")).toEqual(
    Array(5).fill("max-age=31536000; includeSubDomains"),
  );
});

it("and need not on a laptop", async () => {
  expect(await answersOf("http://localhost:3000")).toEqual(Array(5).fill(null));
});
