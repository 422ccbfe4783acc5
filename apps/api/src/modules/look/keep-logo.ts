import { lookFields } from "@precise/contract/desk/settings/look";
import { mediaUrl } from "#api/modules/catalogue/media.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import type { DrawnLogo } from "./draw-logo.ts";

/** A logo of the media folder. */
export interface KeptLogo {
  /** Site path of its largest picture. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly seenByDay: boolean;
  readonly seenByNight: boolean;
}

/** Keeps a logo under the hash of its pictures, which every cache may keep for good. It is noted who gave it in. */
export async function keepLogo(
  db: Database,
  shopFiles: ShopFiles,
  logo: DrawnLogo,
  { name, by }: { readonly name: string; readonly by: Actor },
): Promise<KeptLogo> {
  const { hash, width, height, seenByDay, seenByNight, files } = logo;
  const path = mediaUrl(hash, "logo", "png");
  for (const [file, bytes] of Object.entries(files)) await shopFiles.media.write(`${hash}/${file}`, bytes);
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into shop_logo (path, width, height, seen_by_day, seen_by_night, name, actor)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (path) do nothing`,
      [path, width, height, seenByDay, seenByNight, name, actorName(by)],
    );
    await writeAudit(tx, {
      actor: by,
      act: "pictures.add",
      subject: path,
      before: null,
      after: { name, width, height },
    });
  });
  return { path, width, height, seenByDay, seenByNight };
}

/** @returns undefined where nobody gave in such a logo */
async function findLogo(sql: Sql, path: string): Promise<KeptLogo | undefined> {
  const [row] = await sql.query<{
    width: number;
    height: number;
    seen_by_day: boolean;
    seen_by_night: boolean;
  }>("select width, height, seen_by_day, seen_by_night from shop_logo where path = $1", [path]);
  if (!row) return undefined;
  return {
    path,
    width: row.width,
    height: row.height,
    seenByDay: row.seen_by_day,
    seenByNight: row.seen_by_night,
  };
}

interface LookEntry {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>> | null;
}

/**
 * Entries of the look with what the API knows of their logos, whatever a caller says of them.
 * @throws Refused for a logo that nobody gave in, or that the light page would swallow
 */
export async function completeLogos(sql: Sql, entries: readonly LookEntry[]): Promise<LookEntry[]> {
  const whole: LookEntry[] = [];
  for (const [place, { key, value }] of entries.entries()) {
    if (value === null || (key !== "logo" && key !== "logo_night")) {
      whole.push({ key, value });
      continue;
    }
    const { path } = lookFields[key].parse(value);
    const found = await findLogo(sql, path);
    const field = `entries.${place}.value.path`;
    if (!found) throw new Refused("There is no such logo: send its file first.", { status: 422, field });
    if (key === "logo" && !found.seenByDay)
      throw new Refused(
        "This logo can hardly be seen on the light page: use its dark version here, and this one for lights off.",
        { status: 422, field },
      );
    if (key === "logo_night" && !found.seenByNight)
      throw new Refused("This logo can hardly be seen on the dark page: use its light version here.", {
        status: 422,
        field,
      });
    const { width, height, seenByNight } = found;
    whole.push({ key, value: { path, width, height, on_plate: !seenByNight } });
  }
  return whole;
}
