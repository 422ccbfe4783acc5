import { tmpdir } from "node:os";
import { queueMessage } from "#api/modules/messaging/queue-message.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import type { Database } from "#api/platform/database/port.ts";
import { startTermii, termiiKey } from "../../modules/messaging/termii-stand-in.ts";
import type { Lead, Neighbour } from "./neighbour.ts";
import { judgeSending } from "./sent-once.ts";

/** Takes messages to phones. They are queued here, for what orders queue waits for the morning at night. */
export async function messageService(lead: Lead, databaseUrl: string): Promise<Neighbour> {
  const name = "message service";
  const termii = await startTermii();
  let db: Database | undefined;
  let count = 0;
  let seenBefore = 0;
  return {
    name,
    variables: {
      MESSAGING_URL: await lead("api", name, termii.url),
      MESSAGING_API_KEY: termiiKey,
      MESSAGING_SENDER: "Precise",
    },
    async open() {
      db = await openDatabase({ dataFolder: tmpdir(), databaseUrl });
    },
    async act() {
      if (db === undefined) return;
      count += 1;
      await queueMessage(db, {
        eventKey: `fault:${count}`,
        kind: "test",
        phone: "0803 123 4567",
        channel: "sms",
        text: `Message ${count} of the day.`,
      });
    },
    done: () => termii.taken.length,
    seen() {
      const taken = termii.taken.length - seenBefore;
      seenBefore = termii.taken.length;
      return `${taken} messages taken`;
    },
    judge: (own) =>
      judgeSending(own, "message", "substring(content->>'text' from '[0-9]+')", () =>
        termii.taken.map(({ sent }) => /Message (\d+)/.exec(String(sent.sms))?.[1] ?? ""),
      ),
    async close() {
      await db?.close();
      await termii.close();
    },
  };
}
