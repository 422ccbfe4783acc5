import { jsonLdText } from "#shop/base/seo/json-ld.tsx";

const types = { webm: "video/webm", mp4: "video/mp4" } as const;

/** Site path of a file of the film. */
export function filmFile(name: string): string {
  return `/tv-ad/${name}`;
}

/** What a browser must be able to play. */
export function filmType(name: string): string {
  return name.endsWith(".webm") ? types.webm : types.mp4;
}

/** The film, for search engines. @param origin canonical origin of the shop */
export function filmJsonLd(
  page: {
    readonly title: string;
    readonly description: string;
    readonly video: {
      readonly files: readonly string[];
      readonly poster: string;
      readonly seconds: number;
      readonly uploaded: string;
    };
  },
  origin: string,
): string {
  const { files, poster, seconds, uploaded } = page.video;
  return jsonLdText({
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: page.title,
    description: page.description,
    thumbnailUrl: origin + filmFile(poster),
    contentUrl: origin + filmFile(files[0] ?? ""),
    uploadDate: uploaded,
    duration: `PT${seconds}S`,
  });
}
