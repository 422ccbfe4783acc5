import { digitsOf } from "./range-problem.ts";

/**
 * The query of a filters' form as our addresses write it: the values of a filter joined, the ends of a range joined, and
 * nothing for what is empty. The server puts it into its one spelling; this only saves the way through a redirect.
 * @param entries name and value of every field, as FormData gives them
 */
export function formSearch(entries: Iterable<readonly [string, unknown]>): string {
  const options = new Map<string, string[]>();
  const ranges = new Map<string, { from: string; to: string }>();
  for (const [name, value] of entries) {
    const text = digitsOf(String(value));
    if (text === "" || (name === "sort" && text === "relevance")) continue;
    const [, code, end] = /^(.+)\.(from|to)$/.exec(name) ?? [];
    if (code !== undefined) {
      ranges.set(code, { from: "", to: "", ...ranges.get(code), [end ?? "from"]: text });
    } else {
      options.set(name, [...(options.get(name) ?? []), text]);
    }
  }
  const sort = options.get("sort");
  options.delete("sort");
  const parts = [
    ...[...options].map(([code, values]) => [code, values.sort().map(encodeURIComponent).join(",")] as const),
    ...[...ranges].map(
      ([code, { from, to }]) => [code, `${encodeURIComponent(from)}-${encodeURIComponent(to)}`] as const,
    ),
  ].sort(([one], [other]) => (one < other ? -1 : 1));
  const texts = parts.map(([code, text]) => `${code}=${text}`);
  if (sort !== undefined) texts.push(`sort=${sort[0]}`);
  return texts.length === 0 ? "" : `?${texts.join("&")}`;
}
