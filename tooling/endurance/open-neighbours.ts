import { mailServer } from "../../apps/api/test/faults/neighbours/mail-server.ts";
import { messageService } from "../../apps/api/test/faults/neighbours/message-service.ts";
import type { Lead, Neighbour } from "../../apps/api/test/faults/neighbours/neighbour.ts";
import { paymentService } from "../../apps/api/test/faults/neighbours/payment-service.ts";
import { pictureStore } from "../../apps/api/test/faults/neighbours/picture-store.ts";
import { readReplica } from "../../apps/api/test/faults/neighbours/read-replica.ts";
import type { FaultRun } from "./fault-shop.ts";
import { signInService } from "./sign-in-service.ts";

/**
 * Everything outside of the shop that an API calls, each with somebody who needs it.
 * @param places.folder where they may write
 */
export async function openNeighbours(
  { machine, onStop }: FaultRun,
  places: {
    readonly lead: Lead;
    readonly databaseUrl: string;
    readonly folder: string;
    readonly restartApis: () => Promise<void>;
  },
): Promise<readonly Neighbour[]> {
  const { lead, databaseUrl, folder, restartApis } = places;
  const neighbours: Neighbour[] = [];
  for (const opening of [
    mailServer(lead),
    paymentService(lead, folder),
    signInService(lead, { machine, folder, restart: restartApis }),
    pictureStore(lead),
    messageService(lead, databaseUrl),
    readReplica(lead, databaseUrl),
  ]) {
    const neighbour = await opening;
    onStop(() => neighbour.close());
    neighbours.push(neighbour);
  }
  return neighbours;
}
