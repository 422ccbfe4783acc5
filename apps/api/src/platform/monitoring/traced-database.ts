import { currentTraceparent, isTracing, tracedPart } from "@precise/tracing/traced";
import type { Database, Sql, Transaction } from "#api/platform/database/port.ts";

/** The same database, with each statement and transaction of a traced call reported as a part of it; itself while traces are off. */
export function tracedDatabase(db: Database): Database {
  if (!isTracing()) return db;
  return {
    kind: db.kind,
    query: tracedStatements(db, db.kind),
    transaction: (work) =>
      tracedPart("transaction", "client", { "db.system.name": db.kind }, (span) =>
        db.transaction((tx) => work(span === undefined ? tx : tracedTransaction(tx, db.kind, span.note))),
      ),
    listen: (channel, onNotice) => db.listen(channel, onNotice),
    close: () => db.close(),
  };
}

function tracedTransaction(
  tx: Transaction,
  kind: Database["kind"],
  note: (facts: Record<string, string>) => void,
): Transaction {
  const atEnd: string[] = [];
  return {
    query: tracedStatements(tx, kind),
    atEnd(text, values) {
      // They go out with the commit, in one journey: the transaction tells them.
      atEnd.push(statementOf(text).name);
      note({ "db.at_end": atEnd.join(", ") });
      return tx.atEnd(text, values);
    },
  };
}

function tracedStatements(sql: Sql, kind: Database["kind"]): Sql["query"] {
  return <Row extends object>(text: string, values?: Parameters<Sql["query"]>[1]) => {
    // Most calls have no trace.
    if (currentTraceparent() === undefined) return sql.query<Row>(text, values);
    const { name, words } = statementOf(text);
    const facts = { "db.system.name": kind, "db.query.text": words };
    return tracedPart(name, "client", facts, () => sql.query<Row>(text, values));
  };
}

interface Statement {
  /** What it does to which table first: "insert shop_order". */
  readonly name: string;
  /** Its text in one line, cut off; values are not in it. */
  readonly words: string;
}

/** Nearly all texts are constants; of those that are put together no more than so many are remembered. */
const mostRemembered = 2_000;
const longestWords = 300;
const known = new Map<string, Statement>();

/** What a statement changes says more than what it reads for it. */
const changes = /\b(insert|update|delete)\b(?: into| from)? ([a-z_]+)/i;
const reads = /\b(select)\b.*? from ([a-z_]+)/i;

function nameOf(found: RegExpExecArray | null): string | undefined {
  return found === null ? undefined : `${found[1]?.toLowerCase()} ${found[2]}`;
}

function statementOf(text: string): Statement {
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const words = text.replace(/\s+/g, " ").trim();
  const statement = {
    name: nameOf(changes.exec(words)) ?? nameOf(reads.exec(words)) ?? words.split(" ", 1)[0] ?? "",
    words: words.slice(0, longestWords),
  };
  if (known.size < mostRemembered) known.set(text, statement);
  return statement;
}
