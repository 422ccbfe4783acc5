import { UnreadableFile } from "./import-report.ts";

/** A part of a JSON object: the whole value of a key, or one element of the array that was asked for in parts. */
export interface JsonPart {
  readonly key: string;
  readonly value: unknown;
  /** Line on which the value begins, from 1. */
  readonly line: number;
  /** Characters of the text up to its end. */
  readonly chars: number;
}

/**
 * Reads a JSON object piece by piece: the elements of `arrayKey` one by one, every other value whole. It keeps track of
 * lines, which JSON.parse does not, and never holds more than one element and one chunk of the text.
 * @param chunks the text, cut anywhere
 * @throws UnreadableFile with the line at which the text stops being such an object
 */
export async function* jsonParts(
  chunks: AsyncIterable<string> | Iterable<string>,
  arrayKey: string,
): AsyncGenerator<JsonPart> {
  const more = Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();
  let text = "";
  let at = 0;
  let line = 1;
  /** Characters before `text`. */
  let before = 0;

  function fault(expected: string): UnreadableFile {
    return new UnreadableFile(`line ${line}: this is not JSON: ${expected} was expected`);
  }
  /** Adds the next chunk, and lets go of what was read. @returns false at the end of the text */
  async function grow(): Promise<boolean> {
    const next = await more.next();
    if (next.done) return false;
    before += at;
    text = text.slice(at) + next.value;
    at = 0;
    return true;
  }
  /** The next character that is no space; "" at the end of the text. */
  async function peek(): Promise<string> {
    for (;;) {
      for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 10) line += 1;
        else if (code !== 32 && code !== 9 && code !== 13) return text[at] ?? "";
      }
      if (!(await grow())) return "";
    }
  }
  async function take(character: string): Promise<void> {
    if ((await peek()) !== character) throw fault(`"${character}"`);
    at += 1;
  }
  /** Goes over one value without reading it; JSON.parse then says whether it is one. */
  async function value(): Promise<{ value: unknown; line: number }> {
    await peek();
    const fromLine = line;
    let end = at;
    let depth = 0;
    let isText = false;
    for (;;) {
      for (; end < text.length; end += 1) {
        const code = text.charCodeAt(end);
        if (code === 10) line += 1;
        if (isText) {
          if (code === 92) end += 1;
          else if (code === 34) isText = false;
        } else if (code === 34) isText = true;
        else if (code === 123 || code === 91) depth += 1;
        else if (depth > 0 && (code === 125 || code === 93)) depth -= 1;
        else if (depth === 0 && (code === 44 || code === 125 || code === 93)) break;
      }
      if (end < text.length) break;
      // `grow` moves what is not read yet to the beginning.
      end -= at;
      if (!(await grow())) {
        end = text.length;
        break;
      }
    }
    const part = text.slice(at, end);
    at = end;
    try {
      return { value: JSON.parse(part), line: fromLine };
    } catch (cause) {
      throw notJson(cause, part, fromLine);
    }
  }
  async function key(): Promise<string> {
    if ((await peek()) !== '"') throw fault("a key in quotes");
    for (let end = at + 1; ; end += 1) {
      while (end >= text.length) {
        end -= at;
        if (!(await grow()))
          throw new UnreadableFile(`line ${line}: this is not JSON: a quoted text has no end`);
      }
      if (text[end] === "\\") end += 1;
      else if (text[end] === '"') {
        const written = text.slice(at, end + 1);
        at = end + 1;
        return String(JSON.parse(written));
      }
    }
  }
  /** True when another member follows, false at the closing bracket. */
  async function another(closing: string): Promise<boolean> {
    const character = await peek();
    at += 1;
    if (character === ",") return true;
    if (character === closing) return false;
    throw fault(`"," or "${closing}"`);
  }
  async function isEmpty(closing: string): Promise<boolean> {
    if ((await peek()) !== closing) return false;
    at += 1;
    return true;
  }

  while (text === "" && (await grow()));
  if (text.charCodeAt(0) === 0xfeff) at = 1;
  await take("{");
  if (!(await isEmpty("}"))) {
    do {
      const name = await key();
      await take(":");
      if (name !== arrayKey || (await peek()) !== "[") {
        yield { key: name, ...(await value()), chars: before + at };
        continue;
      }
      at += 1;
      if (await isEmpty("]")) continue;
      do yield { key: name, ...(await value()), chars: before + at };
      while (await another("]"));
    } while (await another("}"));
  }
  if ((await peek()) !== "") throw fault("nothing more");
}

/** JSON.parse counts from where it was started; the operator looks at the whole file. */
function notJson(cause: unknown, part: string, firstLine: number): UnreadableFile {
  const said = cause instanceof Error ? cause.message : String(cause);
  const place = Number(/at position (\d+)/.exec(said)?.[1] ?? 0);
  const line = firstLine + part.slice(0, place).split("\n").length - 1;
  const reason = said.replace(/ (?:in JSON )?at position .*/s, "");
  return new UnreadableFile(`line ${line}: this is not JSON: ${reason}`, { cause });
}
