import { describe, expect, it } from "vitest";
import { shopPages } from "../../apps/shop/src/base/routes/page-table.ts";
import { tradePages } from "../../apps/trade/src/base/routes/page-table.ts";
import { readTarget } from "./env.ts";
import { askedPages } from "./sample-pages.ts";

const target = readTarget();
const pages = await askedPages(target);

/** Above this, common reverse proxies refuse an answer. @source design D24 */
const longestHeadersBytes = 8 * 1024;

/** Whether caches may keep a page of the shop for everybody. */
function isKept(route: string): boolean {
  // The first leads on to what is made per request; nobody asks for a listing's other address.
  const exceptions: Readonly<Record<string, boolean>> = {
    "/search": true,
    "/auth": false,
    "/internal/listing/[categoryId]/[urlKey]": false,
  };
  return exceptions[route] ?? !shopPages[route]?.isPerRequest;
}

describe.each(pages.map((page) => [page.path, page] as const))("%s", (path, { app, cookie, route }) => {
  const answer = fetch(target.shopUrl + path, { headers: { cookie }, redirect: "manual" });

  it("is answered, and by no fault of ours", async () => {
    expect((await answer).status).toBeLessThan(500);
  });

  it("has a policy that lets no inline script run but its own, in headers below 8 KB", async () => {
    const { status, headers } = await answer;
    if (status < 300 || status >= 400) {
      const policy = headers.get("content-security-policy") ?? "";
      const directives = new Map(policy.split("; ").map((each) => [each.split(" ")[0], each]));
      expect(directives.get("script-src")).toMatch(/^script-src 'self'( '(?:sha256|nonce)-[\w+/=-]+')+$/);
      expect(policy).toContain("; default-src 'self'; ");
      for (const closed of [
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect([...directives.values()]).toContain(closed);
    }
    const bytes = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    expect(bytes).toBeLessThan(longestHeadersBytes);
  });

  it("tells the browser what it may not do with it", async () => {
    const { headers } = await answer;
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=(), microphone=(), geolocation=()");
    expect(headers.get("x-powered-by")).toBeNull();
  });

  it("does not reveal where an app runs inside, nor which route answered", async () => {
    const { headers } = await answer;
    const outside = new URL(target.shopUrl).host;
    const found = [...headers].filter(([name, value]) => {
      // The policy names the sign-in service, which a browser does speak to.
      const hosts =
        name === "content-security-policy" ? [] : value.matchAll(/\/\/((?:127\.0\.0\.1|localhost):\d+)/g);
      return /^x-(?:middleware|nextjs)-/.test(name) || [...hosts].some(([, host]) => host !== outside);
    });
    expect(found).toEqual([]);
  });

  it("abuse 37: is kept by no cache where it is one person's, and is no person's where it is kept", async () => {
    const { headers } = await answer;
    const found = headers.get("cache-control") ?? "";
    expect(/\bpublic\b/.test(found)).toBe(app === "shop" && isKept(route));
    if (app === "trade" || !isKept(route)) {
      // What belongs to no person yet is made per request: its browser may hold it, no shared cache may.
      const isForAll = [
        "/search/[term]",
        "/products/[categoryId]/[urlKey]",
        "/appointment-booking",
        "/compare",
        "/newsletter",
        "/tools/colour-of-light",
        "/tools/outage-plan",
        "/tools/room-planner",
        "/tools/running-cost",
      ].includes(route);
      expect(found).toMatch(isForAll ? /\bprivate\b/ : /\bno-store\b/);
      return;
    }
    expect(headers.get("set-cookie")).toBeNull();
    const asSomebody = { cookie: "cartId=abcdefabcdefabcdefabcdefabcdefab; precise_signed_in=1; theme=dark" };
    const [one, other] = await Promise.all(
      [{ cookie: "" }, asSomebody].map(async (sent) =>
        (await fetch(target.shopUrl + path, { headers: sent, redirect: "manual" })).text(),
      ),
    );
    expect(other).toBe(one);
  });
});

it("abuse 37: a page of the trade area without a session is the way to the login, and is not kept", async () => {
  for (const { path } of pages.filter(({ route, app }) => app === "trade" && !tradePages[route]?.isOpen)) {
    const answer = await fetch(target.shopUrl + path, { redirect: "manual" });
    expect([path, answer.status]).toEqual([path, 307]);
    expect(answer.headers.get("location")).toContain("/clients/login?return=");
    expect(answer.headers.get("cache-control") ?? "").not.toContain("public");
  }
});
