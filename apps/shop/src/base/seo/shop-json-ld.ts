import type { Company } from "@precise/contract/shop/company";
import { logoFile } from "@precise/contract/shop/look";
import { socialLinks } from "@precise/web/shell/social-links";
import { jsonLdText } from "./json-ld.tsx";

/**
 * Who the shop is and how to search it, for search engines; stands on the home page.
 * @param origin canonical origin of the shop
 * @param company null while it is not known: then only what the shop knows of itself
 */
export function shopJsonLd(origin: string, company: Company | null): string {
  const elsewhere = socialLinks(company).map(({ href }) => href);
  return jsonLdText({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${origin}/#organization`,
        ...(company && { name: company.name }),
        url: `${origin}/`,
        logo:
          origin + (company?.look?.logo ? logoFile(company.look.logo.day, "largeIcon") : "/apple-icon.png"),
        ...(company && {
          legalName: company.legal_name,
          email: company.email,
          telephone: company.phone,
          ...(company.address && { address: company.address }),
          ...(elsewhere.length > 0 && { sameAs: elsewhere }),
        }),
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        ...(company && { name: company.name }),
        url: `${origin}/`,
        inLanguage: "en-NG",
        publisher: { "@id": `${origin}/#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  });
}
