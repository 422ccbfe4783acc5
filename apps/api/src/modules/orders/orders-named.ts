import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { isWholeWord, plainWords } from "#api/platform/text/plain-words.ts";

/** More are not worth looking up: a page is found sooner by looking at one order after the other. */
const mostNamed = 2_000;

/**
 * Ids of all orders in whose names a text may be, and of some others: the caller looks at the names themselves. The words of an order
 * have each of its parts (migration 0342).
 * @returns undefined where there are many, or where the text is too short to be looked up
 */
export async function fewOrdersNamed(
  sql: Sql,
  text: string,
  most = mostNamed,
): Promise<number[] | undefined> {
  const values: SqlValue[] = [];
  const named = allOrdersNamed(text)?.((value) => `$${values.push(value)}`);
  if (named === undefined) return undefined;
  const rows = await sql.query<{ id: number }>(`${named} limit ${most + 1}`, values, {
    isPlannedEachTime: true,
  });
  return rows.length > most ? undefined : rows.map(({ id }) => id);
}

/**
 * The same of however many, as SQL.
 * @returns undefined where the text is too short to be looked up; else what needs `put`, which takes a value in and answers its `$n`
 */
export function allOrdersNamed(text: string): ((put: (value: SqlValue) => string) => string) | undefined {
  // An index of trigrams knows none of less than three letters; a word is kept up to its 60th.
  const parts = plainWords(text).filter(
    (part) => isWholeWord(part) || (part.length >= 3 && part.length <= 60),
  );
  if (parts.length === 0) return undefined;
  return (put) => {
    const fits = parts.map((part) =>
      isWholeWord(part)
        ? `terms @@ ${put(`'${part}'`)}::tsquery`
        : `order_search_words(terms) like ${put(`%${part}%`)}::text`,
    );
    return `select order_id as id from order_search where ${fits.join(" and ")}`;
  };
}
