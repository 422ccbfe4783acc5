import { setTimeout as wait } from "node:timers/promises";
import { headerText, parseMailbox } from "@precise/contract/wire/mailbox";
import { type Alert, afterLook, type Watched } from "#api/platform/watch/alerts.ts";
import { lookAtShop, type WatchedShop } from "#api/platform/watch/look-at-shop.ts";

/**
 * Looks at the shop once a minute, for ever, and mails ALERT_MAIL what is wrong. Everything goes to the log as well.
 * @source docs/operations.md "When something is wrong"
 */
const { WATCH_NAMES = "", WATCH_PROXY = "proxy:443", WATCH_BACKUPS = "/backups", CERTIFICATES } = process.env;
const { ALERT_MAIL, SMTP_URL, MAIL_FROM = "" } = process.env;
const everyMilliseconds = 60_000;

const proxy = new URL(`https://${WATCH_PROXY}`);
const shop: WatchedShop = {
  names: WATCH_NAMES.split(/[\s,]+/).filter((name) => name !== ""),
  proxy: { host: proxy.hostname, port: Number(proxy.port || 443) },
  hasPublicCertificates: CERTIFICATES !== "internal",
  backupFolder: WATCH_BACKUPS,
  since: Date.now(),
};
if (!ALERT_MAIL || !SMTP_URL)
  log({ msg: "ALERT_MAIL or SMTP_URL is not set: only this log says what is wrong" });

let watched: Watched = { looks: new Map() };
for (;;) {
  const now = Date.now();
  const next = afterLook(watched, await lookAtShop(shop, now), now);
  if (next.alert === undefined || (await hasTold(next.alert))) watched = next.watched;
  await wait(everyMilliseconds);
}

/** @returns false when the mail could not be sent: it is tried again at the next look */
async function hasTold({ subject, lines }: Alert): Promise<boolean> {
  log({ msg: subject, lines });
  if (!ALERT_MAIL || !SMTP_URL) return true;
  const from = parseMailbox(MAIL_FROM);
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url: SMTP_URL, connectionTimeout: 10_000, socketTimeout: 20_000 });
  try {
    await transport.sendMail({
      from: from && { name: headerText(from.name), address: from.address },
      to: ALERT_MAIL,
      subject: `${shop.names[0]}: ${subject}`,
      text: [...lines, "", new Date().toISOString()].join("\n"),
    });
    return true;
  } catch (fault) {
    log({ msg: "the mail could not be sent", fault: fault instanceof Error ? fault.message : String(fault) });
    return false;
  } finally {
    transport.close();
  }
}

function log(line: object): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));
}
