import type { Company } from "@precise/contract/shop/company";
import { weekdayNames, weekdaysOf } from "@precise/contract/wire/weekdays";
import { jsonLdText } from "#shop/base/seo/json-ld.tsx";
import { mapLink } from "./map-links.ts";
import type { ClosedDay } from "./opening.ts";

/**
 * The showrooms, for search engines.
 * @param origin canonical origin of the shop
 * @param closed days on which everything is closed
 */
export function showroomJsonLd(company: Company, origin: string, closed: readonly ClosedDay[]): string {
  return jsonLdText({
    "@context": "https://schema.org",
    "@graph": company.showrooms.map((showroom) => ({
      "@type": "Store",
      "@id": `${origin}/showroom#${showroom.id}`,
      name: showroom.name,
      url: `${origin}/showroom#${showroom.id}`,
      parentOrganization: { "@id": `${origin}/#organization` },
      address: {
        "@type": "PostalAddress",
        streetAddress: showroom.address,
        addressLocality: showroom.city,
        addressCountry: "NG",
      },
      hasMap: mapLink(showroom),
      ...(showroom.phone && { telephone: showroom.phone }),
      ...(showroom.email && { email: showroom.email }),
      ...(showroom.coordinates && { geo: { "@type": "GeoCoordinates", ...showroom.coordinates } }),
      openingHoursSpecification: showroom.hours.flatMap(({ days, open, close }) =>
        open === null || close === null
          ? []
          : [
              {
                "@type": "OpeningHoursSpecification",
                dayOfWeek: (weekdaysOf(days) ?? []).map((day) => weekdayNames[day - 1]),
                opens: open,
                closes: close,
              },
            ],
      ),
      specialOpeningHoursSpecification: closed.map(({ day }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: day,
        validThrough: day,
        opens: "00:00",
        closes: "00:00",
      })),
    })),
  });
}
