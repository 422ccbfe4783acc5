import type { Sql } from "#api/platform/database/port.ts";

/** A statement that was given in, and what became of its rows. */
export interface ListedStatement {
  readonly id: number;
  readonly name: string;
  readonly at: Date;
  readonly actor: string;
  readonly rows: number;
  readonly added: number;
  readonly known: number;
  /** They look like credits of earlier statements, and a person has to say whether they are. */
  readonly alike: number;
  readonly debits: number;
  readonly refused: number;
  /** Of its credits, new or known, those that still wait. */
  readonly unmatched: number;
}

const counted = `select s.id, s.name, s.at, s.actor, count(r.row)::int as rows,
    count(*) filter (where r.outcome = 'new')::int as added, count(*) filter (where r.outcome = 'known')::int as known,
    count(*) filter (where r.outcome = 'alike' and r.held is not null)::int as alike,
    count(*) filter (where r.outcome = 'debit')::int as debits, count(*) filter (where r.outcome = 'refused')::int as refused,
    count(*) filter (where c.state = 'unmatched')::int as unmatched
  from bank_statement s left join bank_statement_row r on r.statement_id = s.id left join bank_credit c on c.id = r.credit_id`;

/** The newest statements first. */
export function listStatements(sql: Sql, limit: number): Promise<ListedStatement[]> {
  return sql.query<ListedStatement>(`${counted} group by s.id order by s.id desc limit $1`, [limit]);
}

export async function readStatementOf(sql: Sql, id: number): Promise<ListedStatement | undefined> {
  const [statement] = await sql.query<ListedStatement>(`${counted} where s.id = $1 group by s.id`, [id]);
  return statement;
}

/** Rows that could not be read, and why. */
export function refusedRows(sql: Sql, id: number): Promise<{ row: number; why: string }[]> {
  return sql.query(
    "select row, why from bank_statement_row where statement_id = $1 and outcome = 'refused' order by row",
    [id],
  );
}
