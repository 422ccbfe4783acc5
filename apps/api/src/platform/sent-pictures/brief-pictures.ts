import { createHash, randomBytes } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "#api/platform/database/port.ts";
import { rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import type { CleanPicture } from "./clean-picture.ts";

/** Where pictures of briefs, claims and reviews lie: beside what is served, never in it. Replicas on several machines must share it. */
export function briefFolder(dataFolder: string): string {
  return join(dataFolder, "briefs");
}

/**
 * Keeps a picture under a name that no one can guess. The row comes after the file: a row without a file would lie.
 * @returns the name by which its sender puts it into a brief
 */
export async function keepPicture(sql: Sql, dataFolder: string, picture: CleanPicture): Promise<string> {
  const folder = briefFolder(dataFolder);
  const token = randomBytes(24).toString("base64url");
  const file = `${randomBytes(16).toString("hex")}.jpg`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, file), picture.jpeg, { mode: 0o600, flag: "wx" });
  await sql.query("insert into brief_picture (token_hash, file, width, height) values ($1, $2, $3, $4)", [
    hashOf(token),
    file,
    picture.width,
    picture.height,
  ]);
  return token;
}

/** What a picture came with. */
export type PictureOwner =
  | { readonly messageId: number }
  | { readonly claimId: number }
  | { readonly reviewId: number };

function ownerIds(of: PictureOwner): [message: number | null, claim: number | null, review: number | null] {
  return [
    "messageId" in of ? of.messageId : null,
    "claimId" in of ? of.claimId : null,
    "reviewId" in of ? of.reviewId : null,
  ];
}

/** Puts pictures into a brief, a claim or a review, each once. @returns how many of them were there to be used */
export async function attachPictures(tx: Sql, of: PictureOwner, tokens: readonly string[]): Promise<number> {
  const used = await tx.query(
    `update brief_picture set message_id = $1, claim_id = $2, review_id = $3
     where message_id is null and claim_id is null and review_id is null and token_hash = any ($4::text[]) returning id`,
    [...ownerIds(of), tokens.map(hashOf)],
  );
  return used.length;
}

/** A picture of a brief, a claim or a review as it is kept. @param position from 0, in the order in which they were sent */
export async function readSentPicture(
  sql: Sql,
  dataFolder: string,
  of: PictureOwner,
  position: number,
): Promise<CleanPicture | undefined> {
  const [row] = await sql.query<{ file: string; width: number; height: number }>(
    `select file, width, height from brief_picture where message_id = $1 or claim_id = $2 or review_id = $3
     order by id offset $4 limit 1`,
    [...ownerIds(of), position],
  );
  if (!row) return undefined;
  return {
    jpeg: await readFile(join(briefFolder(dataFolder), row.file)),
    width: row.width,
    height: row.height,
  };
}

/** Copies a brief's pictures to a folder as `{reference}-1.jpg` and so on; never over another file. */
export async function exportPictures(
  sql: Sql,
  dataFolder: string,
  brief: { readonly id: number; readonly reference: string },
  target: string,
): Promise<string[]> {
  const rows = await sql.query<{ file: string }>(
    "select file from brief_picture where message_id = $1 order by id",
    [brief.id],
  );
  await mkdir(target, { recursive: true });
  const written: string[] = [];
  for (const [place, { file }] of rows.entries()) {
    const copy = join(target, `${brief.reference}-${place + 1}.jpg`);
    await copyFile(join(briefFolder(dataFolder), file), copy, 1);
    written.push(copy);
  }
  return written;
}

/** A file may be younger than its row: only what is older than this is looked at. */
const youngestMilliseconds = 60 * 60_000;

/** Removes files of pictures that no row knows. @returns how many */
export async function sweepPictureFiles(sql: Sql, dataFolder: string, most = rowsAtOnce): Promise<number> {
  const folder = briefFolder(dataFolder);
  const files = await readdir(folder).catch(() => []);
  const rows = await sql.query<{ file: string }>("select file from brief_picture");
  const known = new Set(rows.map(({ file }) => file));
  let removed = 0;
  for (const file of files.filter((name) => !known.has(name))) {
    if (removed >= most) break;
    // Another replica may have removed it meanwhile.
    const found = await stat(join(folder, file)).catch(() => undefined);
    if (found === undefined || Date.now() - found.mtimeMs <= youngestMilliseconds) continue;
    await rm(join(folder, file), { force: true });
    removed += 1;
  }
  return removed;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
