import { resolve } from "node:path";
import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { copyFiles } from "#api/platform/files/copy-files.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { mediaUrl } from "#api/platform/files/media-url.ts";
import { filesInFolder, openFiles } from "#api/platform/files/open-files.ts";

const place = z.string().check(z.minLength(1));

/** Where the shop's pictures are kept. */
export const fileCommands = [
  operatorCommand({
    name: "files.copy",
    permission: "backup",
    input: z.strictObject({ to: place, from: z.optional(place), by }),
    terminal: [
      {
        words: "files copy",
        about: "Copies all pictures to a bucket (or back to a folder), and goes on where it was stopped",
        typed: {
          to: {
            as: "<to>",
            about: "s3://bucket/folder as in MEDIA_URL, or a data folder",
            parse: wholePath,
          },
          from: {
            as: "--from <place>",
            about: "the same, in place of where the shop has them now",
            parse: wholePath,
          },
        },
      },
    ],
    async run({ db, files }, { to, from, by: actor }, onProgress) {
      const source = from === undefined ? files : await placeOf(from, "from");
      const report = await copyFiles(source, await placeOf(to, "to"), onProgress);
      const entry = { actor, act: "files.copy", subject: withoutQuery(to), before: null };
      await writeAudit(db, { ...entry, after: { ...report } });
      return report;
    },
    show: ({ copied, kept, bytes }) =>
      `Copied ${copied} files (${(bytes / 1e6).toFixed(1)} MB); ${kept} were there already.`,
  }),
];

/** Of a folder as the terminal names it: the API stands elsewhere. */
function wholePath(text: string): string {
  return isAddress(text) ? text : resolve(text);
}

function isAddress(text: string): boolean {
  return text.includes("://");
}

async function placeOf(text: string, field: "to" | "from"): Promise<ShopFiles> {
  if (!isAddress(text)) return filesInFolder(text);
  const bucket = mediaUrl.safeParse(text);
  if (!bucket.success) throw new Refused(`${text} ${bucket.error.issues[0]?.message}.`, { field });
  return openFiles(".", bucket.data);
}

/** An address as the audit keeps it. */
function withoutQuery(to: string): string {
  return to.split("?")[0] ?? to;
}
