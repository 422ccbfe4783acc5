import {
  isOwnersAlone,
  needsFreshCode,
  type SettingKind,
} from "@precise/contract/desk/settings/setting-kinds";
import type { shopSettingCalls } from "@precise/contract/desk/settings/shop-settings";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import { revisionOf } from "#api/desk/kit/seen.ts";
import { allow, type DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { previewToken } from "#api/modules/settings/preview-link.ts";
import { mostDaysAhead, shapeErrors } from "#api/modules/settings/read-entries.ts";
import { StaleSetting } from "#api/modules/settings/set-settings.ts";
import { findSettingKey } from "#api/modules/settings/setting-rows.ts";
import { listSettings } from "#api/modules/settings/setting-view.ts";
import type { Caller } from "#api/platform/http/handle.ts";
import { answer, failure, failures, type Refusal } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { beginCommand, readBeginning } from "./beginning/begin-commands.ts";
import { cancelSettingCommand, setSettingCommand, viewOf } from "./setting-commands.ts";

/** The calls of the shop's settings. */
export function shopSettingAnswers(parts: DeskParts): DeskAnswers<typeof shopSettingCalls> {
  const { db, tools } = parts;
  return {
    listShopSettings: async () => answer({ settings: await listSettings(db) }),
    readShopSetting: async ({ params }) => answer({ setting: await viewOf(tools, params.kind) }),
    async setShopSetting(call, staff) {
      const { params, body, headers } = call;
      const { kind } = params;
      const malformed = shapeErrors({ kind, entries: body.entries });
      if (malformed.length > 0) return failures(400, malformed);
      const refused = refuseOthers(call, kind, body.entries);
      if (refused) return refused;
      const revision = revisionOf(headers);
      try {
        const done = await runAs(parts, staff, setSettingCommand, {
          kind,
          ...body,
          ...(revision !== undefined && { revision }),
        });
        return "failure" in done ? done : answer({ setting: done.result });
      } catch (fault) {
        if (!(fault instanceof StaleSetting)) throw fault;
        const current = await viewOf(tools, kind);
        const [last] = current.changes;
        const who = last ? ` Last: ${last.set_by}, ${last.key}.` : "";
        const message = `This was changed since you opened it.${who} Nothing was set.`;
        return failure(409, "conflict", message, { data: { current, seen: { revision } } });
      }
    },
    async previewShop({ body }) {
      const now = new Date();
      const at = body.at === undefined ? now : new Date(body.at);
      if (at < now) return failure(422, "invalid_input", "This moment is over.", { field: "at" });
      if (at.getTime() - now.getTime() > mostDaysAhead * 86_400_000)
        return failure(422, "invalid_input", "This is more than a year ahead.", { field: "at" });
      const { token, endsAt } = previewToken(parts.links, at, now);
      return answer({
        preview: {
          url: `${parts.shopOrigin}/preview/${token}`,
          shows_from: wireTime(at),
          ends_at: wireTime(endsAt),
        },
      });
    },
    readShopBeginning: async () => answer({ beginning: await readBeginning(tools) }),
    async beginShop({ body }, staff) {
      const done = await runAs(parts, staff, beginCommand, body);
      return "failure" in done ? done : answer({ begun: done.result });
    },
    async cancelShopSetting(call, staff) {
      const { params, body } = call;
      const { kind } = params;
      const key = await findSettingKey(db, kind, body.id);
      const refused = key === undefined ? undefined : refuseOthers(call, kind, [{ key }]);
      if (refused) return refused;
      const done = await runAs(parts, staff, cancelSettingCommand, { kind, id: body.id });
      return "failure" in done ? done : answer({ setting: done.result });
    },
  };
}

/** What is the owner's alone is not the manager's to set, now or later. */
function refuseOthers(
  { staff }: Pick<Caller, "staff">,
  kind: SettingKind,
  entries: readonly { readonly key: string }[],
): Refusal | undefined {
  const place = entries.findIndex(({ key }) => isOwnersAlone(kind, key));
  if (place < 0) return undefined;
  const permission = "settings.owner";
  const isFresh = entries.some(({ key }) => needsFreshCode(kind, key));
  const allowed = allow(staff, { permission, ...(isFresh && { isFresh }) });
  if (!("failure" in allowed)) return undefined;
  const { code, message } = allowed.failure.error;
  return code === "not_allowed"
    ? failure(403, code, "The owner alone sets this.", { field: `entries.${place}.key` })
    : failure(403, code, message);
}
