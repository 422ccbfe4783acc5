import { speculationRules } from "#shop/base/routes/speculation-rules.ts";

export const dynamic = "force-static";

export function GET(): Response {
  return new Response(speculationRules(), {
    headers: {
      "content-type": "application/speculationrules+json",
      "cache-control": "public, max-age=3600, s-maxage=3600",
    },
  });
}
