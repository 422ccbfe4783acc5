import { calendlyClient } from "#api/modules/appointments/calendly/calendly-client.ts";
import { calendlyScheduling } from "#api/modules/appointments/calendly/calendly-scheduling.ts";
import { ownScheduling } from "#api/modules/appointments/own-scheduling.ts";
import type { Scheduling } from "#api/modules/appointments/scheduling-port.ts";
import { seedDesks } from "#api/modules/appointments/seed-desks.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Env } from "./env.ts";

/** Chooses by the environment: the service of SCHEDULING_API_TOKEN, else our own calendar with the content file's desks. */
export async function openScheduling(
  service: Env["schedulingService"],
  deps: {
    readonly db: Database;
    readonly content: ShopContent;
    readonly onFault: (fault: unknown) => void;
  },
): Promise<Scheduling> {
  const { db, content, onFault } = deps;
  await seedDesks(db, content);
  if (service === undefined) return ownScheduling(db);
  return calendlyScheduling(db, calendlyClient({ ...service, onFault }));
}
