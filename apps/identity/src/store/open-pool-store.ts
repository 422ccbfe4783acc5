import { randomBytes } from "node:crypto";
import { existsSync, renameSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { writeDailyBackup } from "./daily-backup.ts";
import { importStateFile } from "./import-state-file.ts";
import { openPoolDatabase } from "./pool-database.ts";
import { grantOfRow, type Row, rowOfUser, userOfRow } from "./pool-rows.ts";
import { accessTokenSeconds } from "./pool-settings.ts";
import type { CodePurpose } from "./pool-state.ts";
import { emailKey, type PoolStore } from "./pool-store.ts";

const HOUR = 60 * 60 * 1000;
const KEPT_MAILS = 200;

/**
 * @param importFrom an older release's JSON file, taken in once
 * @throws Error when a file is there and is not what this program wrote
 */
export function openPoolStore(file: string, importFrom?: string): PoolStore {
  const database = openPoolDatabase(file);
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const statement = (sql: string) => {
    const found = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, found);
    return found;
  };
  const run = (sql: string, ...values: (string | number | null)[]) => void statement(sql).run(...values);
  const one = (sql: string, ...values: (string | number)[]): Row | undefined => statement(sql).get(...values);
  const all = (sql: string, ...values: (string | number)[]): Row[] => statement(sql).all(...values);

  let last: Promise<unknown> = Promise.resolve();
  const alone = <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const inTransaction = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    database.exec("begin immediate");
    try {
      const result = await work();
      database.exec("commit");
      return result;
    } catch (error) {
      database.exec("rollback");
      throw error;
    }
  };
  const findUser = (username: string) => {
    const row = one("select * from users where username = ?", username);
    return row && userOfRow(row);
  };
  const revokeGrants = (condition: string, value: string) => {
    const until = Date.now() + accessTokenSeconds * 1000;
    run(
      `insert or replace into revoked_origins select distinct origin_id, ${until} from refresh_grants where ${condition} = ?`,
      value,
    );
    run(`delete from refresh_grants where ${condition} = ?`, value);
  };

  const store: PoolStore = {
    transaction: (work) => alone(() => inTransaction(work)),
    findUser,
    userNamed: (name) => {
      const row = one("select * from users where sign_in_email = ?", emailKey(name));
      return findUser(name) ?? (row && userOfRow(row));
    },
    putUser: (user) => {
      const row = rowOfUser(user);
      const columns = Object.keys(row);
      // A second one with the same e-mail is refused; replacing would delete the first.
      run(
        `insert into users (${columns}) values (${columns.map(() => "?")})
         on conflict (username) do update set ${columns.map((column) => `${column} = excluded.${column}`)}`,
        ...Object.values(row),
      );
    },
    deleteUser: (username) => {
      for (const table of ["codes", "guesses", "mails"])
        run(`delete from ${table} where owner = ?`, username);
      run("delete from users where username = ?", username);
    },
    findCode: (owner, purpose) => {
      const row = one("select * from codes where owner = ? and purpose = ?", owner, purpose);
      if (row === undefined) return undefined;
      return {
        hash: row.hash === null ? null : String(row.hash),
        salt: String(row.salt),
        expiresAt: Number(row.expires_at),
        sentAt: JSON.parse(String(row.sent_at)),
        wrongAt: JSON.parse(String(row.wrong_at)),
      };
    },
    putCode: (owner, purpose, { hash, salt, expiresAt, sentAt, wrongAt }) =>
      run(
        "insert or replace into codes values (?, ?, ?, ?, ?, ?, ?)",
        ...[owner, purpose, hash, salt, expiresAt, JSON.stringify(sentAt), JSON.stringify(wrongAt)],
      ),
    findGuesses: (owner) => {
      const row = one("select count, last_at from guesses where owner = ?", owner);
      return row && { count: Number(row.count), lastAt: Number(row.last_at) };
    },
    putGuesses: (owner, guesses) =>
      guesses === undefined
        ? run("delete from guesses where owner = ?", owner)
        : run("insert or replace into guesses values (?, ?, ?)", owner, guesses.count, guesses.lastAt),
    findGrant: (tokenHash) => {
      const row = one("select * from refresh_grants where token_hash = ?", tokenHash);
      return row && grantOfRow(row);
    },
    putGrant: (tokenHash, { username, originId, signedInAt, scope, expiresAt, retiresAt = null }) =>
      run(
        "insert or replace into refresh_grants values (?, ?, ?, ?, ?, ?, ?)",
        ...[tokenHash, username, originId, signedInAt, scope, expiresAt, retiresAt],
      ),
    revokeOrigin: (originId) => revokeGrants("origin_id", originId),
    revokeAllOf: (username) => revokeGrants("username", username),
    noteRevoked: (originId, until) =>
      run("insert or replace into revoked_origins values (?, ?)", originId, until),
    isRevoked: (originId) => one("select 1 from revoked_origins where origin_id = ?", originId) !== undefined,
    queueMail: ({ id, queuedAt, owner, purpose, to, attempts }, shown) => {
      run(
        "insert into mails values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        ...[id, queuedAt, owner, purpose, to, attempts, queuedAt],
        ...[shown?.subject ?? null, shown?.text ?? null, shown?.code ?? null],
      );
      if (shown !== undefined)
        run(
          "delete from mails where code is not null and rowid <= (select max(rowid) from mails) - ?",
          KEPT_MAILS,
        );
    },
    outbox: () =>
      all("select * from mails where code is not null and recipient is not null order by rowid").map(
        (row) => ({
          id: String(row.id),
          at: new Date(Number(row.queued_at)).toISOString(),
          to: String(row.recipient),
          subject: String(row.subject),
          text: String(row.text),
          code: String(row.code),
        }),
      ),
    dueMails: (now, most) =>
      all("select * from mails where code is null and due_at <= ? order by due_at limit ?", now, most).map(
        (row) => ({
          id: String(row.id),
          queuedAt: Number(row.queued_at),
          owner: String(row.owner),
          purpose: row.purpose as CodePurpose,
          to: row.recipient === null ? null : String(row.recipient),
          attempts: Number(row.attempts),
        }),
      ),
    nextMailDue: () => {
      const due = one("select min(due_at) as at from mails where code is null")?.at;
      return due == null ? undefined : Number(due);
    },
    queuedMails: () =>
      Number(one("select count(*) as count from mails where code is null and recipient is not null")?.count),
    noteAttempt: (id, dueAt) =>
      run("update mails set attempts = attempts + 1, due_at = ? where id = ?", dueAt, id),
    retryMail: (id, dueAt) => run("update mails set due_at = ? where id = ?", dueAt, id),
    removeMail: (id) => run("delete from mails where id = ?", id),
    readSetting: (name) => {
      const row = one("select value from settings where name = ?", name);
      return row && String(row.value);
    },
    writeSetting: (name, value) => run("insert or replace into settings values (?, ?)", name, value),
    removeEnded: (now) => {
      run("delete from refresh_grants where expires_at < ? or retires_at < ?", now, now);
      run("delete from revoked_origins where until < ?", now);
      run("delete from codes where expires_at < ?", now - HOUR);
      run("delete from guesses where last_at < ?", now - HOUR);
    },
    backUp: (folder, keep, now) =>
      alone(() => writeDailyBackup(database, folder, { day: lagosDay(now), keep })),
    close: () => alone(() => database.close()),
  };

  if (store.readSetting("simulation_secret") === undefined) begin(store, database, importFrom);
  // Its own step: a process that was killed in between finds the file again, and its own mark.
  if (importFrom !== undefined && existsSync(importFrom) && store.readSetting("is_imported") === "1")
    renameSync(importFrom, `${importFrom}.imported`);
  return store;
}

/** What a new file begins with: an older release's people, or none. */
function begin(store: PoolStore, database: DatabaseSync, importFrom: string | undefined): void {
  database.exec("begin immediate");
  try {
    if (importFrom !== undefined && existsSync(importFrom)) {
      importStateFile(importFrom, store);
      store.writeSetting("is_imported", "1");
    }
    if (store.readSetting("simulation_secret") === undefined)
      store.writeSetting("simulation_secret", randomBytes(32).toString("base64url"));
    database.exec("commit");
  } catch (error) {
    database.close();
    throw error;
  }
}
