import { createHash, randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import type { CleanPicture } from "./clean-picture.ts";

/**
 * Keeps a picture under a name that no one can guess. The row comes after the file: a row without a file would lie.
 * @returns the name by which its sender puts it into a brief
 */
export async function keepPicture(sql: Sql, files: ShopFiles, picture: CleanPicture): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const file = `${randomBytes(16).toString("hex")}.jpg`;
  await files.briefs.write(file, picture.jpeg);
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

/** A picture that the desk shows. */
export interface SentPicture {
  /** A link to it for a quarter of an hour, where its store gives such links; else the picture itself, as a `data:` address. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** How long a link to a private picture is good. */
const linkSeconds = 15 * 60;

/** A picture of a brief, a claim or a review, for those of the staff who may see it. @param position from 0, in the order in which they were sent */
export async function readSentPicture(
  sql: Sql,
  files: ShopFiles,
  of: PictureOwner,
  position: number,
): Promise<SentPicture | undefined> {
  const [row] = await sql.query<{ file: string; width: number; height: number }>(
    `select file, width, height from brief_picture where message_id = $1 or claim_id = $2 or review_id = $3
     order by id offset $4 limit 1`,
    [...ownerIds(of), position],
  );
  if (!row) return undefined;
  const { file, width, height } = row;
  return { src: await pictureSource(files, file), width, height };
}

async function pictureSource({ briefs }: ShopFiles, file: string): Promise<string> {
  const link = await briefs.signedLink(file, linkSeconds);
  if (link !== undefined) return link;
  const jpeg = await briefs.read(file);
  if (jpeg === undefined) throw new Error(`the picture ${file} is not there`);
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** Copies a brief's pictures to a folder as `{reference}-1.jpg` and so on; never over another file. */
export async function exportPictures(
  sql: Sql,
  files: ShopFiles,
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
    const jpeg = await files.briefs.read(file);
    if (jpeg === undefined) throw new Error(`the picture ${file} of ${brief.reference} is not there`);
    await writeFile(copy, jpeg, { flag: "wx" });
    written.push(copy);
  }
  return written;
}

/** A file may be younger than its row: only what is older than this is looked at. */
const youngestMilliseconds = 60 * 60_000;

/** Removes files of pictures that no row knows. @returns how many */
export async function sweepPictureFiles(sql: Sql, files: ShopFiles, most = rowsAtOnce): Promise<number> {
  const rows = await sql.query<{ file: string }>("select file from brief_picture");
  const known = new Set(rows.map(({ file }) => file));
  let removed = 0;
  for await (const { name, changedAt } of files.briefs.list()) {
    if (removed >= most) break;
    if (known.has(name) || Date.now() - changedAt.getTime() <= youngestMilliseconds) continue;
    await files.briefs.remove(name);
    removed += 1;
  }
  return removed;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
