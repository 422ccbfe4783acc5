import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import type { AnsweredQuestion } from "@precise/contract/shop/questions";
import type { Sql } from "#api/platform/database/port.ts";

const mostShown = 20;

/** A question that everybody reads with its answer, as the staff sees it. */
export interface PublishedQuestion {
  readonly reference: string;
  readonly sku: string;
  readonly question: string;
  readonly answer: string;
  readonly answered_at: Date;
}

/** Answered questions about an article and its family, the newest first. */
export async function readProductQuestions(sql: Sql, sku: string): Promise<AnsweredQuestion[]> {
  const rows = await sql.query<PublishedQuestion>(
    `select reference, sku, question, answer, answered_at from product_question
     where sku in (select sku from product where sku_key = upper($1)
       or variant_group = (select variant_group from product where sku_key = upper($1)))
     order by answered_at desc, id desc limit ${mostShown}`,
    [sku],
  );
  return rows.map(({ reference, question, answer, answered_at }) => ({
    reference,
    question,
    answer,
    answered_on: lagosDay(answered_at),
  }));
}

/** The newest that are published. @param search a SKU, a reference, or words; empty: all */
export function listPublishedQuestions(sql: Sql, search: string, most: number): Promise<PublishedQuestion[]> {
  return sql.query<PublishedQuestion>(
    `select reference, sku, question, answer, answered_at from product_question
     where $1 = '' or lower(sku) = lower($1) or reference = upper($1)
       or strpos(lower(question || ' ' || answer), lower($1)) > 0
     order by id desc limit $2`,
    [search.trim(), most],
  );
}

/** What is published of a message; undefined where nothing is. */
export async function publishedOf(sql: Sql, reference: string): Promise<PublishedQuestion | undefined> {
  const [row] = await sql.query<PublishedQuestion>(
    "select reference, sku, question, answer, answered_at from product_question where reference = upper($1)",
    [reference.trim()],
  );
  return row;
}

/** Shows a question with its answer on its product's page, in the place of what was shown of it before. */
export async function putPublished(
  tx: Sql,
  shown: {
    readonly reference: string;
    readonly sku: string;
    readonly question: string;
    readonly answer: string;
    readonly staffId: string | null;
  },
): Promise<void> {
  const { reference, sku, question, answer, staffId } = shown;
  await tx.query(
    `insert into product_question (reference, sku, question, answer, answered_by) values ($1, $2, $3, $4, $5)
     on conflict (reference) do update set question = excluded.question, answer = excluded.answer,
       answered_at = now(), answered_by = excluded.answered_by`,
    [reference, sku, question, answer, staffId],
  );
}

/** Takes a question from its product's page. @returns the article; undefined where nothing was shown */
export async function dropPublished(tx: Sql, reference: string): Promise<string | undefined> {
  const [row] = await tx.query<{ sku: string }>(
    "delete from product_question where reference = upper($1) returning sku",
    [reference.trim()],
  );
  return row?.sku;
}
