import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

const SCHEMA = `
create table if not exists settings (name text primary key, value text not null) strict, without rowid;
create table if not exists users (
  username text primary key, sub text not null, created_at text not null, status text not null,
  /* Those who sign in here; people of social providers have none. */
  sign_in_email text unique,
  attributes text not null, salt text, verifier text, pending_email text, identity text
) strict, without rowid;
create table if not exists codes (
  owner text not null, purpose text not null, hash text, salt text not null, expires_at integer not null,
  sent_at text not null, wrong_at text not null, primary key (owner, purpose)
) strict, without rowid;
create table if not exists guesses (owner text primary key, count integer not null, last_at integer not null) strict, without rowid;
create table if not exists refresh_grants (
  token_hash text primary key, username text not null, origin_id text not null, signed_in_at integer not null,
  scope text not null, expires_at integer not null, retires_at integer
) strict, without rowid;
create index if not exists grants_of_user on refresh_grants (username);
create index if not exists grants_of_origin on refresh_grants (origin_id);
create table if not exists revoked_origins (origin_id text primary key, until integer not null) strict, without rowid;
create table if not exists mails (
  id text primary key, queued_at integer not null, owner text not null, purpose text not null, recipient text,
  attempts integer not null default 0, due_at integer not null, subject text, text text, code text
) strict;
`;

/**
 * Opens the pool's file, makes it where there is none, for this user alone. What a call has changed is on the disk when the
 * call is answered.
 * @throws Error when the file is there and is no database of this program: it is never overwritten silently
 */
export function openPoolDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  // SQLite gives its files beside it the same rights.
  closeSync(openSync(file, "a", 0o600));
  try {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
    database.exec(SCHEMA);
    return database;
  } catch (cause) {
    throw new Error(`${file} cannot be read. Put a backup in its place, or move it away to start empty.`, {
      cause,
    });
  }
}
