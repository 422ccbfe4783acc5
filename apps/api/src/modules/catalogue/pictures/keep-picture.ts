import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { addressName, measureBytes, type PictureFacts } from "../import/measure-picture.ts";
import { mediaName, mediaUrl } from "../media.ts";

/** A picture of the media folder, as a product names it. */
export interface KeptPicture {
  readonly imageUrl: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/**
 * Keeps a picture that was cleaned: under the hash of its bytes in the media folder, as imports do it. It is noted who gave
 * it in.
 * @param from the whole picture that it was cut from
 */
export async function keepPicture(
  db: Database,
  files: ShopFiles,
  picture: { readonly webp: Buffer; readonly name: string; readonly by: Actor; readonly from?: string },
): Promise<KeptPicture> {
  const { webp, name, by, from } = picture;
  const measured = await measureBytes(webp);
  if ("reason" in measured) throw new Error(`a picture that was just encoded ${measured.reason}`);
  const { facts } = measured;
  const imageUrl = mediaUrl(facts.hash, addressName(name), facts.type);
  await files.media.write(mediaName(imageUrl), webp);
  await db.transaction(async (tx) => {
    await writePictureFacts(tx, [facts]);
    await tx.query(
      `insert into desk_picture (url, hash, original_url, actor, file_name) values ($1, $2, $3, $4, $5)
       on conflict (url) do update set file_name = coalesce(excluded.file_name, desk_picture.file_name), at = now()`,
      [imageUrl, facts.hash, from ?? null, actorName(by), from === undefined ? fileNameKey(name) : null],
    );
    const size = { width: facts.width, height: facts.height };
    await writeAudit(tx, {
      actor: by,
      act: from === undefined ? "pictures.add" : "pictures.crop",
      subject: imageUrl,
      before: null,
      after: from === undefined ? { name, ...size } : { from, ...size },
    });
  });
  const { width, height, colour } = facts;
  return { imageUrl, width, height, colour };
}

/** A kept picture by its site path, as its facts were measured; undefined where there is none. */
export async function keptPictureAt(sql: Sql, imageUrl: string): Promise<KeptPicture | undefined> {
  const [row] = await sql.query<Omit<KeptPicture, "imageUrl">>(
    "select width, height, colour from picture where hash = split_part($1, '/', 3)",
    [imageUrl],
  );
  return row && { imageUrl, ...row };
}

/**
 * The picture that was last sent to the desk as a file of this name, in whatever folder and letters.
 * @returns its site path
 */
export async function pictureSentAs(sql: Sql, fileName: string): Promise<string | undefined> {
  const [row] = await sql.query<{ url: string }>(
    "select url from desk_picture where file_name = $1 order by at desc limit 1",
    [fileNameKey(fileName)],
  );
  return row?.url;
}

/** Computers spell one name differently: with folders, capitals, and accents in two parts. */
function fileNameKey(name: string): string {
  return (name.split(/[\\/]/).at(-1) ?? "").normalize("NFC").trim().toLowerCase();
}

/**
 * The whole picture that another was cut from, by the hash of the part.
 * @returns null for one that is whole; undefined where there is no such picture
 */
export async function originalOf(sql: Sql, hash: string): Promise<KeptPicture | null | undefined> {
  const [row] = await sql.query<{ url: string | null; width: number; height: number; colour: string }>(
    `select d.original_url as url, o.width, o.height, o.colour from picture p
     left join desk_picture d on d.hash = p.hash and d.original_url is not null
     left join picture o on o.hash = split_part(d.original_url, '/', 3)
     where p.hash = $1 order by d.at limit 1`,
    [hash],
  );
  if (!row) return undefined;
  const { url, width, height, colour } = row;
  return url === null ? null : { imageUrl: url, width, height, colour };
}

/** Remembers what pictures show, so that no import decodes them again. */
export async function writePictureFacts(tx: Sql, facts: readonly PictureFacts[]): Promise<void> {
  await tx.query(
    `insert into picture (hash, file_type, width, height, colour)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::text[]) on conflict do nothing`,
    [
      facts.map(({ hash }) => hash),
      facts.map(({ type }) => type),
      facts.map(({ width }) => width),
      facts.map(({ height }) => height),
      facts.map(({ colour }) => colour),
    ],
  );
}
