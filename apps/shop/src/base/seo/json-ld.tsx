/** A block of data for search engines. `text` is JSON without `<`, so that nothing in it can end the element. */
export function JsonLd({ text }: { readonly text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not markup; its makers escape it and test that they do.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** A value as the text of a JSON-LD block: nothing in it can end the script element that contains it. */
export function jsonLdText(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
