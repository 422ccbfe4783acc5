/** A place or page, by the name that a text may call it. */
export interface NamedLink {
  readonly text: string;
  readonly href: string;
}

/** A piece of a text, a link where it is a name. `start` is its place in the text, in UTF-16 units. */
export interface LinkedPart {
  readonly start: number;
  readonly text: string;
  readonly href?: string;
}

/** Cuts a text at the names that it has; of names that begin alike the longest counts. The pieces together are the text again. */
export function linkedParts(text: string, links: readonly NamedLink[]): readonly LinkedPart[] {
  const named = links.filter((link) => link.text !== "");
  const parts: LinkedPart[] = [];
  let from = 0;
  const put = (to: number, href?: string) => {
    if (to > from)
      parts.push({ start: from, text: text.slice(from, to), ...(href !== undefined && { href }) });
    from = to;
  };
  for (;;) {
    const next = firstNamed(text, named, from);
    if (next === null) break;
    put(next.start);
    put(next.start + next.link.text.length, next.link.href);
  }
  put(text.length);
  return parts;
}

/** The links whose names a text does not have: they stand beside it. */
export function linksNotIn(text: string, links: readonly NamedLink[]): readonly NamedLink[] {
  return links.filter((link) => !text.includes(link.text));
}

function firstNamed(text: string, links: readonly NamedLink[], from: number) {
  const found = links.flatMap((link) => {
    const start = text.indexOf(link.text, from);
    return start < 0 ? [] : [{ start, link }];
  });
  const [first = null] = found.sort(
    (one, other) => one.start - other.start || other.link.text.length - one.link.text.length,
  );
  return first;
}
