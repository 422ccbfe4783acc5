import { canonicalOrigin } from "#shop/base/env.ts";
import { robotsText } from "#shop/features/sitemap/robots-text.ts";
import { textAnswer } from "#shop/features/sitemap/text-answer.ts";

export const dynamic = "force-dynamic";

export function GET(): Response {
  return textAnswer(robotsText(canonicalOrigin()), "text/plain");
}
