import { type Mailbox, parseMailbox } from "@precise/contract/wire/mailbox";
import type { WatchedShop } from "./look-at-shop.ts";

/** What the watch looks at, and whom it tells. */
export interface WatchSettings {
  readonly shop: WatchedShop;
  /** Undefined: only the log says what is wrong. */
  readonly mail: { readonly smtpUrl: string; readonly from: Mailbox; readonly to: Mailbox } | undefined;
}

/** Reads the environment as deploy/one-machine/compose.yaml gives it. @throws Error that names the variable at fault */
export function readWatchEnv(): WatchSettings {
  const { WATCH_NAMES = "", ALERT_MAIL = "", SMTP_URL = "", MAIL_FROM = "" } = process.env;
  const names = WATCH_NAMES.split(/[\s,]+/).filter((name) => name !== "");
  if (names.length === 0) throw new Error("WATCH_NAMES is not set.");
  const [from, to] = [parseMailbox(MAIL_FROM), parseMailbox(ALERT_MAIL)];
  if (ALERT_MAIL !== "" && to === undefined) throw new Error("ALERT_MAIL is not an e-mail address.");
  return {
    shop: {
      names,
      proxy: { host: "proxy", port: 443 },
      hasPublicCertificates: process.env.CERTIFICATES !== "internal",
      backupFolder: "/backups",
      since: Date.now(),
    },
    mail: SMTP_URL !== "" && from && to ? { smtpUrl: SMTP_URL, from, to } : undefined,
  };
}
