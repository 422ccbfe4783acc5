import type { ShopContent } from "../checkout/content.ts";
import type { Database } from "../database/port.ts";
import type { Env } from "../env.ts";
import { calendlyClient } from "./calendly/calendly-client.ts";
import { calendlyScheduling } from "./calendly/calendly-scheduling.ts";
import { ownScheduling } from "./own-scheduling.ts";
import type { Scheduling } from "./scheduling-port.ts";
import { seedDesks } from "./seed-desks.ts";

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
