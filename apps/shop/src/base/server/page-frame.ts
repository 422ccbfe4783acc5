import { dictionary } from "@precise/cart-core/dictionary";
/** One client component of a page, as HTML and as the props that the browser hydrates it with. */
export interface PagePart {
  readonly html: string;
  readonly props: object;
}

/** A page of Next's without its one part that differs between visitors. */
export interface PageFrame {
  /** The page with that part in it. @param nonce of this answer's policy */
  fill(part: PagePart, nonce: string): string;
}

const preloads = /^(?:<link rel="preload"[^>]*>)+/;
/** Next writes its stylesheets first: what is preloaded comes before them. */
const firstStylesheet = '<link rel="stylesheet"';

/**
 * Takes a page apart that Next has made with a known part in it. That the part is found as we render it ourselves shows that
 * both ways of rendering agree, so that what is put in its place hydrates as Next's own would.
 * @param known the part as it is in that page, and the nonce of its scripts
 * @returns null where the part is not there exactly once, as HTML and as props: such a page can only be sent as Next makes it
 * @source decision 057
 */
export function readPageFrame(
  page: string,
  known: { readonly part: PagePart; readonly nonce: string },
): PageFrame | null {
  const aroundHtml = page.split(known.part.html);
  const [top = "", bottom = ""] = aroundHtml;
  const aroundProps = bottom.split(flightText(known.part.props));
  const [middle = "", end = ""] = aroundProps;
  const styles = top.indexOf(firstStylesheet);
  if (aroundHtml.length !== 2 || aroundProps.length !== 2 || styles < 0) return null;
  const [head, body, rest, last] = [top.slice(0, styles), top.slice(styles), middle, end].map((piece) =>
    piece.split(known.nonce),
  );
  return {
    fill: ({ html, props }, nonce) => {
      // React hangs what it preloads before the part; within the page it belongs into the head.
      const [preloaded = ""] = preloads.exec(html) ?? [];
      return [
        head?.join(nonce),
        preloaded,
        body?.join(nonce),
        html.slice(preloaded.length),
        rest?.join(nonce),
        flightText(props),
        last?.join(nonce),
      ].join("");
    },
  };
}

const escapes: Readonly<Record<string, string>> = dictionary({
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
});

/** Props as React's flight data holds them in Next's inline scripts: JSON within a string of JavaScript, which no text can end. */
function flightText(props: object): string {
  return JSON.stringify(JSON.stringify(props, withoutMarks))
    .slice(1, -1)
    .replace(/[&<>\u2028\u2029]/g, (character) => escapes[character] ?? "");
}

/** In flight data a text that begins with a dollar sign is a reference; a second one makes it a text again. */
function withoutMarks(_key: string, value: unknown): unknown {
  return typeof value === "string" && value.startsWith("$") ? `$${value}` : value;
}

/** The nonce that a policy gives its page's scripts; null where it gives none. */
export function nonceOf(policy: string | null | undefined): string | null {
  return /'nonce-([^']+)'/.exec(policy ?? "")?.[1] ?? null;
}
