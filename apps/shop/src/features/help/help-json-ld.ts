import type { HelpGroup } from "#shop/base/content/content-schemas.ts";
import { withFigures } from "#shop/base/content/figures.ts";
import { plainText } from "#shop/base/content/markdown.ts";
import { jsonLdText } from "#shop/base/seo/json-ld-text.ts";

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
