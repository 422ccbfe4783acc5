import { UnreadableFile } from "./import-report.ts";

/** A part of a JSON object: the whole value of a key, or one element of the array that was asked for in parts. */
export interface JsonPart {
  readonly key: string;
  readonly value: unknown;
  /** Line on which the value begins, from 1. */
  readonly line: number;
  /** How much of the text has been read, from 0 to 1. */
  readonly share: number;
}

/**
 * Reads a JSON object piece by piece: the elements of `arrayKey` one by one, every other value whole. It keeps track of
 * lines, which JSON.parse does not, and never holds more than one element as objects.
 * @throws UnreadableFile with the line at which the text stops being such an object
 */
export function* jsonParts(text: string, arrayKey: string): Generator<JsonPart> {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let line = 1;

  function fault(expected: string): UnreadableFile {
    return new UnreadableFile(`line ${line}: this is not JSON: ${expected} was expected`);
  }
  function skipSpace(): void {
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 10) line += 1;
      else if (code !== 32 && code !== 9 && code !== 13) return;
    }
  }
  function take(character: string): void {
    skipSpace();
    if (text[at] !== character) throw fault(`"${character}"`);
    at += 1;
  }
  /** Goes over one value without reading it; JSON.parse then says whether it is one. */
  function value(): { value: unknown; line: number } {
    skipSpace();
    const from = at;
    const fromLine = line;
    let depth = 0;
    let isText = false;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 10) line += 1;
      if (isText) {
        if (code === 92) at += 1;
        else if (code === 34) isText = false;
      } else if (code === 34) isText = true;
      else if (code === 123 || code === 91) depth += 1;
      else if (depth > 0 && (code === 125 || code === 93)) depth -= 1;
      else if (depth === 0 && (code === 44 || code === 125 || code === 93)) break;
    }
    try {
      return { value: JSON.parse(text.slice(from, at)), line: fromLine };
    } catch (cause) {
      throw notJson(cause, text.slice(from, at), fromLine);
    }
  }
  /** True when another member follows, false at the closing bracket. */
  function another(closing: string): boolean {
    skipSpace();
    const character = text[at];
    at += 1;
    if (character === ",") return true;
    if (character === closing) return false;
    throw fault(`"," or "${closing}"`);
  }
  function isEmpty(closing: string): boolean {
    skipSpace();
    if (text[at] !== closing) return false;
    at += 1;
    return true;
  }

  take("{");
  if (!isEmpty("}")) {
    do {
      skipSpace();
      if (text[at] !== '"') throw fault("a key in quotes");
      const end = closingQuote(text, at);
      const key = String(JSON.parse(text.slice(at, end + 1)));
      at = end + 1;
      take(":");
      skipSpace();
      if (key !== arrayKey || text[at] !== "[") {
        yield { key, ...value(), share: at / text.length };
        continue;
      }
      at += 1;
      if (isEmpty("]")) continue;
      do yield { key, ...value(), share: at / text.length };
      while (another("]"));
    } while (another("}"));
  }
  skipSpace();
  if (at < text.length) throw fault("nothing more");
}

function closingQuote(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at;
  }
  throw new UnreadableFile("this is not JSON: a quoted text has no end");
}

/** JSON.parse counts from where it was started; the operator looks at the whole file. */
function notJson(cause: unknown, part: string, firstLine: number): UnreadableFile {
  const said = cause instanceof Error ? cause.message : String(cause);
  const place = Number(/at position (\d+)/.exec(said)?.[1] ?? 0);
  const line = firstLine + part.slice(0, place).split("\n").length - 1;
  const reason = said.replace(/ (?:in JSON )?at position .*/s, "");
  return new UnreadableFile(`line ${line}: this is not JSON: ${reason}`, { cause });
}
