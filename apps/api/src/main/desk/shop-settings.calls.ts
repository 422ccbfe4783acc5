import type { shopSettingCalls } from "@precise/contract/desk/settings/shop-settings";
import { shapeErrors } from "#api/modules/settings/read-entries.ts";
import { StaleSetting } from "#api/modules/settings/set-settings.ts";
import { listSettings } from "#api/modules/settings/setting-view.ts";
import { answer, failure, failures } from "#api/platform/http/reply.ts";
import { cancelSettingCommand, setSettingCommand, viewOf } from "../ops/settings/setting-commands.ts";
import type { DeskParts } from "./desk-parts.ts";
import { revisionOf } from "./orders/change-desk-order.ts";
import { runAs } from "./run-as.ts";
import type { DeskAnswers } from "./serve-desk.ts";

/** The calls of the shop's settings. */
export function shopSettingAnswers(parts: DeskParts): DeskAnswers<typeof shopSettingCalls> {
  const { db, tools } = parts;
  return {
    listShopSettings: async () => answer({ settings: await listSettings(db) }),
    readShopSetting: async ({ params }) => answer({ setting: await viewOf(tools, params.kind) }),
    async setShopSetting({ params: { kind }, body, headers }, staff) {
      const malformed = shapeErrors({ kind, entries: body.entries });
      if (malformed.length > 0) return failures(400, malformed);
      const revision = revisionOf(headers["if-match"]);
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
    async cancelShopSetting({ params: { kind }, body }, staff) {
      const done = await runAs(parts, staff, cancelSettingCommand, { kind, id: body.id });
      return "failure" in done ? done : answer({ setting: done.result });
    },
  };
}
