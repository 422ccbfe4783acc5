import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { smtpTransport } from "#api/platform/mail/smtp-transport.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { type Alert, afterLook, type Watched } from "#api/platform/watch/alerts.ts";
import { readWatchEnv, type WatchSettings } from "#api/platform/watch/env.ts";
import { lookAtShop } from "#api/platform/watch/look-at-shop.ts";

/**
 * Looks at the shop once a minute, for ever, and mails what is wrong. Everything goes to the log as well.
 * @source docs/operations.md "When something is wrong"
 */
const everyMilliseconds = 60_000;
const settings = readWatchEnv();
if (settings.mail === undefined)
  log({ msg: "ALERT_MAIL, SMTP_URL or MAIL_FROM is not set: only this log says what is wrong" });

let watched: Watched = { looks: new Map() };
for (;;) {
  const now = Date.now();
  const next = afterLook(watched, await lookAtShop(settings.shop, now), now);
  if (next.alert === undefined || (await isSent(next.alert, settings))) watched = next.watched;
  await wait(everyMilliseconds);
}

/** @returns false when the mail could not be sent: it is tried again at the next look */
async function isSent({ subject, lines }: Alert, { shop, mail }: WatchSettings): Promise<boolean> {
  log({ msg: subject, lines });
  if (mail === undefined) return true;
  const text = lines.join("\n");
  try {
    await smtpTransport(mail.smtpUrl).send({
      messageId: `<${randomUUID()}@${shop.names[0]}>`,
      queuedAt: new Date(),
      kind: "watch",
      from: mail.from,
      replyTo: mail.from.address,
      to: mail.to,
      subject: `${shop.names[0]}: ${subject}`,
      text,
      html: "",
      headers: {},
    });
    return true;
  } catch (fault) {
    log({ msg: "the mail could not be sent", fault: fault instanceof Error ? fault.message : String(fault) });
    return false;
  }
}

function log(line: object): void {
  console.log(JSON.stringify({ time: wireTime(new Date()), ...line }));
}
