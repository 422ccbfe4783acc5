import { resolve } from "node:path";
import { unprovedHoldMinutes } from "@precise/cart-core/unproved-orders";
import { BadProxyEntry, type ProxyList, parseProxyList } from "@precise/contract/server/proxy-list";
import { type Mailbox, parseMailbox } from "@precise/contract/wire/mailbox";
import { isInnerName } from "@precise/contract/wire/own-hosts";
import { readTracingSettings, type TracingSettings } from "@precise/tracing/tracing-settings";
import * as z from "zod/mini";
import { defaultUnpaidOrderHours } from "#api/modules/company/shop-terms.ts";
import { type MessageChannel, messageChannels } from "#api/modules/messaging/messaging-port.ts";
import type { BackupPlace } from "#api/platform/backup/backup-runs.ts";
import {
  type DatabaseSettings,
  databaseSettings,
  databaseVariables,
} from "#api/platform/database/database-settings.ts";
import { type BucketPlace, mediaUrl } from "#api/platform/files/media-url.ts";
import { issueMessage } from "#api/platform/text/issue-message.ts";

/** What the environment decides. Read once, at start; nothing else reads `process.env`. @source design "Environment" */
export interface Env {
  readonly isLocal: boolean;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataFolder: string;
  /** Where pictures are kept; undefined: in the data folder. */
  readonly bucket: BucketPlace | undefined;
  readonly database: DatabaseSettings;
  readonly siteOrigins: readonly string[];
  /** Where the desk is, an origin of its own. */
  readonly deskOrigin: string;
  /** Names by which our own servers reach the api, apart from those that can only be inside. */
  readonly innerHosts: readonly string[];
  /** Undefined only with SHOP_ENV=local: then no app is believed when it names a visitor. */
  readonly internalSecret: string | undefined;
  /** Signs the links in mails; undefined: a key that the database keeps. */
  readonly linkSecret: string | undefined;
  /** Undefined: with SHOP_ENV=local mails are written to the data folder, in production they wait until it is set. */
  readonly smtpUrl: string | undefined;
  /** Undefined only where `smtpUrl` is not set, or with SHOP_ENV=local: then mails come from the shop's own address. */
  readonly mailFrom: Mailbox | undefined;
  readonly trustedProxies: ProxyList;
  readonly rateLimitFactor: number;
  /** So long a transfer, or the answer to a proposed delivery fee, is waited for. */
  readonly unpaidOrderHours: number;
  /** So long the goods of an order that no one has confirmed are held. @source design D28 */
  readonly unprovedHoldMinutes: number;
  /** The owner's content file: company, bank, showrooms. */
  readonly contentFile: string;
  /** Whose sign-ins are believed. */
  readonly identity: {
    readonly issuer: string;
    readonly clientId: string;
    /** Where its keys are; undefined: at the issuer's own address. */
    readonly keysUrl?: string;
  };
  /** The scheduling service that keeps appointments; undefined: our own calendar. */
  readonly schedulingService: { readonly url: string; readonly token: string } | undefined;
  /**
   * The payment service; undefined: paying online is not offered. `secretKeys`: the first one calls, each may have signed a
   * webhook, so that one is replaced without losing those under way.
   */
  readonly paystack: { readonly url: string; readonly secretKeys: readonly string[] } | undefined;
  /**
   * The messaging service for SMS and WhatsApp; undefined: local runs show messages on the outbox page, production sends
   * none. `sender`: a registered name, or a number, which people can answer. `webhookSecrets`: each may sign reports.
   */
  readonly messaging:
    | {
        readonly url: string;
        readonly apiKey: string;
        readonly sender: string;
        readonly webhookSecrets: readonly string[];
        readonly channels: readonly MessageChannel[];
      }
    | undefined;
  /** 1; local runs and tests look after payments in a fraction of the time. */
  readonly paymentCheckFactor: number;
  /** Naira that the shop pays back by itself; more waits for a person. */
  readonly ownRefundLimit: number;
  /** Where the api makes a backup each day; undefined where others do. */
  readonly backups: BackupPlace | undefined;
  readonly logLevel: string;
  /** Where spans are reported; undefined: nowhere. */
  readonly tracing: TracingSettings | undefined;
  /** How long requests are still taken after readiness has failed, so that a load balancer can notice. */
  readonly shutdownDelayMilliseconds: number;
  /** True where the process must end with the one that started it. */
  readonly endsWithParent: boolean;
}

/** A variable is missing or wrong. The message is the one line to show; it names the variable. */
export class BadEnvironment extends Error {
  override readonly name = "BadEnvironment";
}

const sampleContent = new URL("../../catalogue/content.json", import.meta.url).pathname;
const origin = z
  .string()
  .check(z.refine(isOrigin, { error: "must list origins like https://shop.example, separated by commas" }));
const wholeNumber = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.gte(least), z.lte(most));

const variables = z.object({
  SHOP_ENV: z.optional(z.literal("local", { error: "must be local, or not set for production" })),
  API_HOST: z.optional(z.string()),
  API_PORT: z._default(wholeNumber(0, 65535), 3001),
  DATA_DIR: z._default(z.string(), ".data"),
  MEDIA_URL: z.optional(mediaUrl),
  ...databaseVariables,
  SITE_ORIGINS: z.optional(
    z.pipe(z.pipe(z.string(), z.transform(listed)), z.array(origin).check(z.minLength(1))),
  ),
  DESK_ORIGIN: z.optional(origin),
  INNER_HOSTS: z.optional(
    z.pipe(
      z.pipe(z.string(), z.transform(listed)),
      z.array(
        z.string().check(
          z.refine((name) => URL.parse(`http://${name}`)?.host === name.toLowerCase(), {
            error: "must list host names like api.shop.example, separated by commas",
          }),
        ),
      ),
    ),
  ),
  INTERNAL_SECRET: z.optional(
    z.string().check(z.minLength(32, { error: "must have at least 32 characters" })),
  ),
  LINK_SECRET: z.optional(z.string().check(z.minLength(32, { error: "must have at least 32 characters" }))),
  AUTH_ISSUER: z.optional(z.url({ error: "must be an address" })),
  AUTH_CLIENT_ID: z.optional(z.string()),
  AUTH_KEYS_URL: z.optional(z.url({ error: "must be an address" })),
  SMTP_URL: z.optional(
    z.string().check(z.refine(isSmtpUrl, { error: "must be an address like smtp://user:password@host:587" })),
  ),
  MAIL_FROM: z.optional(
    z.string().check(
      z.refine((text) => parseMailbox(text) !== undefined, {
        error: "must be an address like My Shop <orders@shop.example>",
      }),
    ),
  ),
  TRUSTED_PROXIES: z._default(z.string(), "loopback"),
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.gt(0), z.lte(1_000_000)), 1),
  UNPAID_ORDER_HOURS: z._default(wholeNumber(1, 2160), defaultUnpaidOrderHours),
  UNPROVED_HOLD_MINUTES: z._default(wholeNumber(5, 1440), unprovedHoldMinutes),
  SHOP_CONTENT: z._default(z.string(), sampleContent),
  SCHEDULING_API_TOKEN: z.optional(z.string().check(z.regex(/^\S{8,}$/, { error: "must be a token" }))),
  SCHEDULING_API_URL: z.optional(z.url({ error: "must be an address" })),
  PAYSTACK_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^sk_(test|live)_\w+$/, { error: "must be a key like sk_live_…" })),
  ),
  PAYSTACK_OLD_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^sk_(test|live)_\w+$/, { error: "must be a key like sk_live_…" })),
  ),
  PAYSTACK_URL: z.optional(z.url({ error: "must be an address" })),
  MESSAGING_URL: z.optional(z.url({ error: "must be an address" })),
  MESSAGING_API_KEY: z.optional(z.string().check(z.regex(/^\S{8,}$/, { error: "must be a key" }))),
  MESSAGING_SENDER: z.optional(
    z.string().check(
      z.regex(/^(?:[A-Za-z0-9 ._-]{3,11}|\+?\d{7,15})$/, {
        error: "must be a sender's name of 3 to 11 letters and digits, or a phone number",
      }),
    ),
  ),
  MESSAGING_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^\S{8,}$/, { error: "must have at least 8 characters" })),
  ),
  MESSAGING_CHANNELS: z._default(
    z.pipe(z.pipe(z.string(), z.transform(listed)), z.array(z.enum(messageChannels)).check(z.minLength(1))),
    [...messageChannels],
  ),
  PAYMENT_CHECK_FACTOR: z._default(z.coerce.number().check(z.gt(0), z.lte(1)), 1),
  OWN_REFUND_LIMIT: z._default(z.coerce.number().check(z.gte(0), z.lte(1_000_000_000)), 500_000),
  BACKUP_FOLDER: z.optional(z.string()),
  BACKUP_KEEP: z._default(wholeNumber(1, 1000), 14),
  LOG_LEVEL: z._default(
    z.enum(["debug", "info", "warn", "error", "silent"], {
      error: "must be debug, info, warn, error or silent",
    }),
    "info",
  ),
  SHUTDOWN_DELAY_MS: z._default(wholeNumber(0, 60_000), 0),
  PARENT_PIPE: z.optional(z.enum(["0", "1"], { error: "must be 0 or 1" })),
});

/**
 * Reads and checks the whole environment. In production nothing that guards visitors has a default.
 * @throws BadEnvironment
 */
export function readEnv(environment: Readonly<Record<string, string | undefined>>): Env {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = variables.safeParse(filled, { error: issueMessage });
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadEnvironment(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const found = read.data;
  const isLocal = found.SHOP_ENV === "local";
  if (!isLocal) refuseUnsafe(found.RATE_LIMIT_FACTOR, found.SITE_ORIGINS ?? [], found.TRUSTED_PROXIES);
  return {
    isLocal,
    host: found.API_HOST ?? (isLocal ? "127.0.0.1" : "0.0.0.0"),
    port: found.API_PORT,
    dataFolder: resolve(found.DATA_DIR),
    bucket: found.MEDIA_URL,
    database: databaseSettings(found),
    siteOrigins: found.SITE_ORIGINS ?? required("SITE_ORIGINS", isLocal, localOrigins),
    deskOrigin: deskOrigin(found.DESK_ORIGIN, found.SITE_ORIGINS, isLocal),
    innerHosts: found.INNER_HOSTS ?? [],
    internalSecret: found.INTERNAL_SECRET ?? required("INTERNAL_SECRET", isLocal, undefined),
    linkSecret: found.LINK_SECRET,
    smtpUrl: found.SMTP_URL,
    mailFrom: parseMailbox(
      found.MAIL_FROM ?? required("MAIL_FROM", isLocal || found.SMTP_URL === undefined, ""),
    ),
    trustedProxies: proxies(found.TRUSTED_PROXIES),
    rateLimitFactor: found.RATE_LIMIT_FACTOR,
    unpaidOrderHours: found.UNPAID_ORDER_HOURS,
    unprovedHoldMinutes: found.UNPROVED_HOLD_MINUTES,
    contentFile: resolve(found.SHOP_CONTENT),
    identity: {
      issuer: safeIssuer(found.AUTH_ISSUER, isLocal),
      clientId: found.AUTH_CLIENT_ID ?? required("AUTH_CLIENT_ID", isLocal, "precise-local-web"),
      ...(found.AUTH_KEYS_URL !== undefined && { keysUrl: safeKeysUrl(found.AUTH_KEYS_URL) }),
    },
    schedulingService: schedulingService(found.SCHEDULING_API_TOKEN, found.SCHEDULING_API_URL),
    paystack: paystack(found, isLocal),
    messaging: messaging(found, isLocal),
    paymentCheckFactor: checkFactor(found.PAYMENT_CHECK_FACTOR, isLocal),
    ownRefundLimit: found.OWN_REFUND_LIMIT,
    backups: backupPlace(found, isLocal),
    logLevel: found.LOG_LEVEL,
    tracing: readTracingSettings(filled, "precise-api"),
    shutdownDelayMilliseconds: found.SHUTDOWN_DELAY_MS,
    endsWithParent: found.PARENT_PIPE === "1",
  };
}

/** Beyond this a limit stops no one; a town behind one address of its phone company needs some of it. */
const largestRateLimitFactor = 50;

/** What would quietly take a guard away in production. @throws BadEnvironment */
function refuseUnsafe(rateLimitFactor: number, siteOrigins: readonly string[], trustedProxies: string): void {
  if (rateLimitFactor > largestRateLimitFactor) {
    throw new BadEnvironment(
      `RATE_LIMIT_FACTOR must be at most ${largestRateLimitFactor}; more is for SHOP_ENV=local alone.`,
    );
  }
  const plain = siteOrigins.find((origin) => !origin.startsWith("https://"));
  if (plain !== undefined)
    throw new BadEnvironment(`SITE_ORIGINS must list https origins; ${plain} is for SHOP_ENV=local alone.`);
  const wide = listed(trustedProxies).find((entry) => /:.*\/([12]?\d|3[01])$|^[^:]*\/[0-7]$/.test(entry));
  if (wide !== undefined) throw new BadEnvironment(`TRUSTED_PROXIES: ${wide} would trust half the internet.`);
}

/** Where the desk is on a laptop. */
export const localDesk = "http://localhost:3003";

/** One script of another house on the shop's pages would hold the staff's sessions, were the desk on the same origin. */
function deskOrigin(
  origin: string | undefined,
  siteOrigins: readonly string[] = [],
  isLocal: boolean,
): string {
  const found = origin ?? required("DESK_ORIGIN", isLocal, localDesk);
  if (!isLocal && !found.startsWith("https://"))
    throw new BadEnvironment("DESK_ORIGIN must be an https origin.");
  if (siteOrigins.includes(found)) throw new BadEnvironment("DESK_ORIGIN must not be one of SITE_ORIGINS.");
  return found;
}

const localOrigins: readonly string[] = ["http://localhost:3000", "http://127.0.0.1:3000"];

/** Where apps/identity issues its tokens by default. */
const localIssuer = "http://localhost:9229/local_precise";

/** Without TLS anybody on the way could hand out keys: only the stand-in on this computer may be reached so. */
function safeIssuer(issuer: string | undefined, isLocal: boolean): string {
  const found = issuer ?? required("AUTH_ISSUER", isLocal, localIssuer);
  const isLoopback = ["localhost", "127.0.0.1"].includes(new URL(found).hostname);
  if (found.startsWith("https://") || (isLocal && isLoopback)) return found;
  throw new BadEnvironment("AUTH_ISSUER must be an https address.");
}

/** Keys that were changed on the way would let anyone sign in: TLS, or a name that only our own network has. */
function safeKeysUrl(address: string): string {
  const { protocol, hostname } = new URL(address);
  if (protocol === "https:" || (protocol === "http:" && (isInnerName(hostname) || hostname === "127.0.0.1")))
    return address;
  throw new BadEnvironment("AUTH_KEYS_URL must be an https address, or http on a name of the inner network.");
}

const calendly = "https://api.calendly.com";

/** The token reads a whole organisation: it goes over TLS, or to a stand-in on this computer. @source design "Scheduling service" */
function schedulingService(token: string | undefined, url: string = calendly) {
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && !["localhost", "127.0.0.1"].includes(hostname))
    throw new BadEnvironment("SCHEDULING_API_URL must be an https address.");
  return token === undefined ? undefined : { token, url: url.replace(/\/+$/, "") };
}

const realPaystack = "https://api.paystack.co";
/** Where apps/payments takes the place of it by default. */
const localPaystack = "http://localhost:9339";

/** The key moves money: it goes to Paystack over TLS, or to the stand-in on this computer. @source decision 061 */
function paystack(
  found: {
    readonly PAYSTACK_SECRET_KEY?: string | undefined;
    readonly PAYSTACK_OLD_SECRET_KEY?: string | undefined;
    readonly PAYSTACK_URL?: string | undefined;
  },
  isLocal: boolean,
): Env["paystack"] {
  const key = found.PAYSTACK_SECRET_KEY ?? (isLocal ? "sk_test_local" : undefined);
  if (key === undefined) return undefined;
  const url = found.PAYSTACK_URL ?? (isLocal && key === "sk_test_local" ? localPaystack : realPaystack);
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && !(isLocal && ["localhost", "127.0.0.1"].includes(hostname)))
    throw new BadEnvironment("PAYSTACK_URL must be an https address.");
  const old = found.PAYSTACK_OLD_SECRET_KEY;
  return { url: url.replace(/\/+$/, ""), secretKeys: [key, ...(old === undefined ? [] : [old])] };
}

/** The key spends the shop's money and sees phone numbers: it goes over TLS, or to a stand-in on this computer. */
function messaging(
  found: {
    readonly MESSAGING_URL?: string | undefined;
    readonly MESSAGING_API_KEY?: string | undefined;
    readonly MESSAGING_SENDER?: string | undefined;
    readonly MESSAGING_WEBHOOK_SECRET?: string | undefined;
    readonly MESSAGING_CHANNELS: readonly MessageChannel[];
  },
  isLocal: boolean,
): Env["messaging"] {
  const { MESSAGING_URL: url, MESSAGING_API_KEY: apiKey, MESSAGING_SENDER: sender } = found;
  if (url === undefined) return undefined;
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && !(isLocal && ["localhost", "127.0.0.1"].includes(hostname)))
    throw new BadEnvironment("MESSAGING_URL must be an https address.");
  if (apiKey === undefined) throw new BadEnvironment("MESSAGING_API_KEY is not set; MESSAGING_URL needs it.");
  if (sender === undefined) throw new BadEnvironment("MESSAGING_SENDER is not set; MESSAGING_URL needs it.");
  // Termii speaks of "your secret key"; where the account has none of its own, it is the API key.
  const webhookSecrets = [found.MESSAGING_WEBHOOK_SECRET ?? apiKey];
  return { url: url.replace(/\/+$/, ""), apiKey, sender, webhookSecrets, channels: found.MESSAGING_CHANNELS };
}

function backupPlace(
  { BACKUP_FOLDER: folder, BACKUP_KEEP: keep, DATA_DIR }: z.infer<typeof variables>,
  isLocal: boolean,
): BackupPlace | undefined {
  if (folder !== undefined) return { folder: resolve(folder), keep };
  return isLocal ? { folder: resolve(DATA_DIR, "backups"), keep } : undefined;
}

function checkFactor(factor: number, isLocal: boolean): number {
  if (factor === 1 || isLocal) return factor;
  throw new BadEnvironment("PAYMENT_CHECK_FACTOR is for SHOP_ENV=local alone.");
}

function required<Value>(name: string, isLocal: boolean, localDefault: Value): Value {
  if (isLocal) return localDefault;
  throw new BadEnvironment(`${name} is not set; it has a default only with SHOP_ENV=local.`);
}

function proxies(text: string): ProxyList {
  try {
    return parseProxyList(text);
  } catch (fault) {
    if (fault instanceof BadProxyEntry)
      throw new BadEnvironment(`TRUSTED_PROXIES: ${fault.message}.`, { cause: fault });
    throw fault;
  }
}

function listed(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/./.test(text) && URL.canParse(text) && new URL(text).hostname !== "";
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}
