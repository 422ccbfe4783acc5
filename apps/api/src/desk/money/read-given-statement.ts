import { lookAtStatement } from "#api/modules/money/bank-statements.ts";
import type { StatementRead } from "#api/modules/money/statements/read-statement.ts";
import type { ChosenMeanings, ColumnMeaning } from "#api/modules/money/statements/statement-columns.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { columnName } from "#api/platform/sheets/column-name.ts";

/** A statement as it is given: what was pasted, or a file as base64; and what a person says of it. */
export interface GivenStatementFile {
  readonly text?: string | undefined;
  readonly file?: string | undefined;
  /** By the columns' names in the file. */
  readonly meanings?: Readonly<Record<string, ColumnMeaning>> | undefined;
  readonly dayOrder?: "day-first" | "month-first" | undefined;
}

/** Reads a statement with what people said of headings like its own. @throws Refused where none, or two, are given */
export async function readGivenStatement(
  sql: Sql,
  input: GivenStatementFile,
): Promise<{
  readonly content: string | Uint8Array;
  readonly read: StatementRead;
  /** By `columnName`. */
  readonly meanings: ChosenMeanings;
}> {
  const { text, file, dayOrder } = input;
  if ((text === undefined) === (file === undefined))
    throw new Refused("Give a statement as text or as a file.", { status: 422, field: "text" });
  const meanings = Object.fromEntries(
    Object.entries(input.meanings ?? {}).map(([name, meaning]) => [columnName(name), meaning]),
  );
  const content = text ?? new Uint8Array(Buffer.from(file ?? "", "base64"));
  return { content, meanings, read: await lookAtStatement(sql, content, { meanings, dayOrder }) };
}

export function fieldOf({ file }: GivenStatementFile): "file" | "text" {
  return file === undefined ? "text" : "file";
}
