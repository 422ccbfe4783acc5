import { createHash } from "node:crypto";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { referenceKey } from "../ledger/receipts.ts";
import type { StatementCredit, StatementRow } from "./read-statement.ts";

/** A credit of a statement, and whether an earlier one brought it. */
export type ComparedCredit = { readonly row: number; readonly credit: StatementCredit } & (
  | NewCredit
  /** `alike`: it looks like the known one, and nothing says that it is the same. */
  | { readonly outcome: "known" | "alike"; readonly creditId: number }
);

interface NewCredit {
  readonly outcome: "new";
  /** What it is kept by. */
  readonly digest: string;
}

interface StoredCredit {
  readonly id: number;
  readonly digest: string;
  readonly time: string | null;
  readonly balance: number | null;
  /** Those that list it. */
  readonly statements: readonly number[];
  /** One of them is the same file. */
  readonly isSameFile: boolean;
}

interface Group {
  readonly alike: string;
  readonly rows: { readonly row: number; readonly credit: StatementCredit }[];
}

interface Pair {
  readonly row: number;
  readonly credit: StatementCredit;
  readonly stored: StoredCredit | undefined;
  readonly isFirm: boolean;
}

const ownReferenceLength = 6;

/** More equal transfers of one day than this are not expected of earlier statements. */
const mostEarlier = 50;

/**
 * Compares a statement's credits with those of earlier ones. Two that look alike in one statement are two. One that looks like a
 * known one is the same where both have the bank's reference; else where its time, or without one the balance behind it, is
 * the same, and another where that differs. Without those it is the same where the file was given in before, or where another
 * credit of this file is in the same earlier statement, so that both cover the same rows. Else a person says.
 * @source decision 084
 */
export async function compareCredits(
  sql: Sql,
  rows: readonly StatementRow[],
  sha256: string,
): Promise<ComparedCredit[]> {
  const groups = groupsOf(rows);
  const stored = await readStored(sql, groups, sha256);
  const paired = groups.map((group) => {
    const known = earlierOf(group, stored);
    return { group, count: known.length, pairs: pairsOf(group, known) };
  });
  const covered = statementsOfSeveral(paired);
  return paired.flatMap(({ group, count, pairs }) => {
    let next = count;
    return pairs.map(({ row, credit, stored: one, isFirm }): ComparedCredit => {
      if (one === undefined) {
        next += 1;
        return { row, credit, outcome: "new", digest: digestOf(group.alike, next) };
      }
      const isProven = isFirm || one.isSameFile || one.statements.some((id) => covered.has(id));
      return { row, credit, outcome: isProven ? "known" : "alike", creditId: one.id };
    });
  });
}

/** Earlier statements that have credits of several groups of this file. */
function statementsOfSeveral(
  paired: readonly { readonly group: Group; readonly pairs: readonly Pair[] }[],
): ReadonlySet<number> {
  const first = new Map<number, string>();
  const several = new Set<number>();
  for (const { group, pairs } of paired) {
    for (const { stored } of pairs) {
      for (const id of stored?.statements ?? []) {
        const known = first.get(id);
        if (known === undefined) first.set(id, group.alike);
        else if (known !== group.alike) several.add(id);
      }
    }
  }
  return several;
}

/**
 * What another credit that looks like known ones is kept by.
 * @throws Refused where too many are kept
 */
export async function freeDigest(sql: Sql, credit: StatementCredit): Promise<string> {
  const alike = alikeOf(credit);
  const digests = Array.from({ length: mostEarlier }, (_, at) => digestOf(alike, at + 1));
  const taken = await sql.query<{ digest: string }>(
    "select digest from bank_credit where digest = any($1::text[])",
    [digests],
  );
  const known = new Set(taken.map(({ digest }) => digest));
  const free = digests.find((digest) => !known.has(digest));
  if (free === undefined)
    throw new Refused(`${mostEarlier} credits of this day, amount and narration are kept already.`);
  return free;
}

function groupsOf(rows: readonly StatementRow[]): Group[] {
  const groups = new Map<string, Group>();
  for (const each of rows) {
    if (each.kind !== "credit") continue;
    const alike = alikeOf(each.credit);
    const group = groups.get(alike) ?? { alike, rows: [] };
    groups.set(alike, group);
    group.rows.push({ row: each.row, credit: each.credit });
  }
  return [...groups.values()];
}

function alikeOf({ day, amount, narration, reference }: StatementCredit): string {
  const words = narration.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  return JSON.stringify([day, amount, words, reference === undefined ? "" : referenceKey(reference)]);
}

function digestOf(alike: string, count: number): string {
  return createHash("sha256").update(`${alike}#${count}`).digest("hex");
}

async function readStored(
  sql: Sql,
  groups: readonly Group[],
  sha256: string,
): Promise<ReadonlyMap<string, StoredCredit>> {
  const first = await query(groups.map(({ alike }) => digestOf(alike, 1)));
  const more = groups
    .filter(({ alike }) => first.has(digestOf(alike, 1)))
    .flatMap(({ alike, rows }) =>
      Array.from({ length: rows.length + mostEarlier }, (_, at) => digestOf(alike, at + 2)),
    );
  return new Map([...first, ...(await query(more))]);

  async function query(digests: readonly string[]): Promise<Map<string, StoredCredit>> {
    const found = await sql.query<StoredCredit>(
      `select c.id, c.digest, c.time, c.balance_kobo as balance,
         coalesce(array_agg(s.id) filter (where s.id is not null), '{}') as statements,
         coalesce(bool_or(s.sha256 = $2), false) as "isSameFile"
       from bank_credit c
       left join bank_statement_row r on r.credit_id = c.id and r.outcome in ('new', 'known')
       left join bank_statement s on s.id = r.statement_id
       where c.digest = any($1::text[]) group by c.id`,
      [digests, sha256],
    );
    return new Map(found.map((each) => [each.digest, each]));
  }
}

function earlierOf({ alike }: Group, stored: ReadonlyMap<string, StoredCredit>): StoredCredit[] {
  const known: StoredCredit[] = [];
  for (let count = 1; ; count += 1) {
    const one = stored.get(digestOf(alike, count));
    if (one === undefined) return known;
    known.push(one);
  }
}

/** What is the same for sure first, then what this file brought before, so that neither is taken by one that could be. */
function pairsOf({ rows }: Group, known: readonly StoredCredit[]): Pair[] {
  const left = new Set(known);
  const taken = new Map<number, StoredCredit>();
  const isUnclear = (credit: StatementCredit, one: StoredCredit) => isSameCredit(credit, one) === undefined;
  const fits = [
    isSameCredit,
    (credit: StatementCredit, one: StoredCredit) => one.isSameFile && isUnclear(credit, one),
    isUnclear,
  ];
  for (const isFit of fits) {
    for (const { row, credit } of rows) {
      if (taken.has(row)) continue;
      const one = [...left].find((each) => isFit(credit, each));
      if (one === undefined) continue;
      taken.set(row, one);
      left.delete(one);
    }
  }
  return rows.map(({ row, credit }): Pair => {
    const stored = taken.get(row);
    const isFirm =
      stored !== undefined && (credit.reference !== undefined || isSameCredit(credit, stored) === true);
    return { row, credit, stored, isFirm };
  });
}

/** @returns undefined where nothing says so */
function isSameCredit(credit: StatementCredit, stored: StoredCredit): boolean | undefined {
  // A bank's own number is given once. Numbers of rows are shorter.
  if ((credit.reference?.length ?? 0) >= ownReferenceLength) return true;
  if (credit.time !== undefined && stored.time !== null) return isSameTime(credit.time, stored.time);
  if (credit.balance !== undefined && stored.balance !== null) return credit.balance === stored.balance;
  return undefined;
}

/** Some exports leave the seconds out. */
function isSameTime(one: string, other: string): boolean {
  const isShort = one.endsWith(":00") || other.endsWith(":00");
  return isShort ? one.slice(0, 5) === other.slice(0, 5) : one === other;
}
