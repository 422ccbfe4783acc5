import type { HelpGroup } from "../../content/content-schemas.ts";
import { withFigures } from "../../content/figures.ts";
import { plainText } from "../../content/markdown.ts";
import { jsonLdText } from "../../shell/json-ld-text.ts";

/** All questions with their answers, for search engines. */
export function helpJsonLd(groups: readonly HelpGroup[]): string {
  return jsonLdText({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: {
          "@type": "Answer",
          text: withFigures(answer.children.map(plainText).join(" ")),
        },
      })),
    ),
  });
}
