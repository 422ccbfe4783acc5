/** Attributes of a tag by their names in lower case, as they stand there: character references are not resolved. */
export type Tag = Readonly<Record<string, string>>;

/**
 * Where a tag ends, as a browser reads it: a `>` inside a quoted value ends nothing.
 * @param at of its `<`
 * @returns the place behind its `>`; -1 where it has none
 */
export function tagEnd(html: string, at: number): number {
  let place = nameEnd(html, at);
  let hasName = false;
  for (;;) {
    const code = html.charCodeAt(place);
    if (code === greaterThan) return place + 1;
    if (Number.isNaN(code)) return -1;
    place += 1;
    if (code === slash) hasName = false;
    // Without a name before it, it begins one.
    const beginsValue = code === equals && hasName;
    if (!beginsValue) {
      if (code !== slash && !isSpace(code)) hasName = true;
      continue;
    }
    hasName = false;
    while (isSpace(html.charCodeAt(place))) place += 1;
    const quote = html.charCodeAt(place);
    if (quote === doubleQuote || quote === singleQuote) {
      const close = html.indexOf(quote === doubleQuote ? '"' : "'", place + 1);
      if (close === -1) return -1;
      place = close + 1;
    } else {
      while (!isSpace(html.charCodeAt(place)) && html.charCodeAt(place) !== greaterThan) {
        if (place >= html.length) return -1;
        place += 1;
      }
    }
  }
}

/** Behind the name of the tag that begins at `at`. */
export function nameEnd(html: string, at: number): number {
  let end = at + 1;
  // An end tag's name comes behind its slash.
  if (html.charCodeAt(end) === slash) end += 1;
  for (; end < html.length; end += 1) {
    const code = html.charCodeAt(end);
    if (code === greaterThan || code === slash || isSpace(code)) break;
  }
  return end;
}

const attribute = /\s+([^\s"'<>/=]+)(?:="([^"]*)")?/y;

/**
 * The attributes of a tag that is written as React writes it.
 * @param end as `tagEnd` gives it
 * @returns null where it is written in any other way, or has an attribute twice
 */
export function readTag(html: string, at: number, end: number): Tag | null {
  const tag: Record<string, string> = {};
  const text = html.slice(at, end);
  attribute.lastIndex = /^<[a-zA-Z]+/.exec(text)?.[0].length ?? 0;
  let done = attribute.lastIndex;
  for (let found = attribute.exec(text); found !== null; found = attribute.exec(text)) {
    const name = (found[1] ?? "").toLowerCase();
    if (Object.hasOwn(tag, name)) return null;
    tag[name] = found[2] ?? "";
    done = attribute.lastIndex;
  }
  return /^\s*\/?>$/.test(text.slice(done)) ? tag : null;
}

const greaterThan = 0x3e;
const equals = 0x3d;
const slash = 0x2f;
const doubleQuote = 0x22;
const singleQuote = 0x27;

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
}
