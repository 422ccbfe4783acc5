import type { RetentionPeriod } from "#api/platform/retention/retention-periods.ts";

/**
 * Which rows of a table go when a shop begins. `all`: none can be real where no order is. `articles`: those of the sample's
 * articles, by the column. `people`: those of addresses that can belong to nobody. `of-people`: those whose parent is one of
 * these. `childless`: those that nothing names any more. `companies`: the sample's, without people.
 */
export type RowsThatGo =
  | { readonly rows: "all" }
  | { readonly rows: "articles" | "people"; readonly column: string }
  | { readonly rows: "of-people"; readonly column: string; readonly parent: string }
  | { readonly rows: "childless" | "companies"; readonly child: string; readonly column: string }
  | { readonly rows: "where"; readonly condition: string };

/**
 * What takes a person out of a table. `ofOrders`: statements by the ids of their orders, `$1 bigint[]`. `ofNumbers`: by the numbers of
 * these, `$1 text[]`. `ofEmail`: by an e-mail that is known to be theirs, `$1` in lower case. `goesWith`: a table whose rows take
 * these along, by their foreign key. `by`: files of `apps/api/src` whose code does it.
 */
export interface Erasing {
  readonly ofOrders?: readonly string[];
  readonly ofNumbers?: readonly string[];
  readonly ofEmail?: readonly string[];
  readonly goesWith?: string;
  readonly by?: readonly string[];
}

/** Rows that go once they are old. */
export interface OldRows {
  /** Names their sweep in figures and in the log. */
  readonly sweep: string;
  /** SQL that may call the row `s`; `$1` on are how long each kind of `kept` is. */
  readonly condition: string;
  readonly kept: readonly RetentionPeriod[];
}

/**
 * All that is said about one table of the database, in a file `<room>.tables.ts` of the room that owns it: that room alone names it
 * in SQL. What asks about all tables is derived of `tables/all-tables.ts`.
 */
export interface TableDeclaration {
  /** Rooms that name it all the same. The list may only become shorter. @source decision 075 */
  readonly also?: readonly string[];
  /** No code names it any more; while a new release is rolled out the one before does. It goes with the next. */
  readonly isOfReleaseBefore?: true;
  /**
   * What erasing a person does with each column that can hold words: `erased`, its row goes or it is emptied; `kept`, and why. A
   * table that knows no customer has one reason for all its columns.
   * @source Nigeria Data Protection Act 2023, s. 34
   */
  readonly words: string | Readonly<Record<string, string>>;
  /** Of a table whose words are erased. */
  readonly erase?: Erasing;
  /**
   * The kinds of records that a copy of one's records has of it, each with its question, as `aboutPerson` asks it; or, of a table
   * that is erased and that no question names, why not.
   * @source Nigeria Data Protection Act 2023, s. 38
   */
  readonly copy?: string | Readonly<Record<string, string>>;
  /** Which rows go when they are old; where code has to choose, its sweep is in `main/sweeps.ts`. */
  readonly old?: OldRows;
  /** The rows that go when a shop begins, or why all stay. @source decision 098 */
  readonly begin: string | RowsThatGo | readonly RowsThatGo[];
  /** A column that counts from nought when a shop begins. */
  readonly startsAgain?: string;
}

/** The tables of one room, by name. */
export type Tables = Readonly<Record<string, TableDeclaration>>;

/** All rows. */
export const allRows: RowsThatGo = { rows: "all" };

/** Rows of the sample's articles. @param column holds an article's id, SKU or its key */
export function rowsOfArticles(column: string): RowsThatGo {
  return { rows: "articles", column };
}

/** Rows of people who cannot be. @param column holds an e-mail */
export function rowsOfNobody(column: string): RowsThatGo {
  return { rows: "people", column };
}
