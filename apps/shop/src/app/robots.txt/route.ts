import { canonicalOrigin } from "../../env.ts";
import { robotsText } from "../../features/sitemap/robots-text.ts";
import { textAnswer } from "../../features/sitemap/text-answer.ts";

export const dynamic = "force-dynamic";

export function GET(): Response {
  return textAnswer(robotsText(canonicalOrigin()), "text/plain");
}
