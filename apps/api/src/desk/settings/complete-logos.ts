import { lookFields } from "@precise/contract/desk/settings/look";
import { findLogo } from "#api/modules/look/keep-logo.ts";
import type { WantedEntry } from "#api/modules/settings/read-entries.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";

/**
 * Entries of the look with what the API knows of their logos, whatever a caller says of them.
 * @throws Refused for a logo that nobody gave in, or that the light page would swallow
 */
export async function completeLogos(sql: Sql, entries: readonly WantedEntry[]): Promise<WantedEntry[]> {
  const whole: WantedEntry[] = [];
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
