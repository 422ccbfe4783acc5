import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { stackUnderTest } from "./env.ts";

/** The link to unsubscribe in the mail that was sent to an address; null while there is no such mail. */
export async function unsubscribeLink(address: string): Promise<string | null> {
  const outbox = join(stackUnderTest().dataDir, "outbox");
  const files = await readdir(outbox).catch(() => []);
  for (const file of files.filter((name) => name.endsWith(".json"))) {
    const mail = JSON.parse(await readFile(join(outbox, file), "utf8")) as { to: string; text: string };
    if (mail.to !== address) continue;
    const [link] = mail.text.match(/https?:\/\/\S+\/newsletter\/unsubscribe\/[\w.%-]+/) ?? [];
    if (link) return link;
  }
  return null;
}
