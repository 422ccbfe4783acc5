import { resolve } from "node:path";
import { BadProxyEntry, type ProxyList, parseProxyList } from "@precise/contract/server/proxy-list";
import { type Mailbox, parseMailbox } from "@precise/contract/wire/mailbox";
import * as z from "zod/mini";
import { localPool, type PoolNames, poolNames } from "./store/pool-settings.ts";

/** What the environment decides. */
export interface Env {
  /** On this computer alone: mails are shown on a page, and sample people come from Google and Facebook. */
  readonly isLocal: boolean;
  /** Where browsers reach it, which its tokens name. Local: `http://localhost` and the port. */
  readonly origin: string | undefined;
  readonly port: number;
  /** Where it listens, when something in front of it holds `port` and hands connections on. */
  readonly listenPort?: number | undefined;
  readonly dataFolder: string;
  readonly pool: PoolNames;
  /** Origins of the shop; their root and /auth may be returned to. @source spec §2 "Sign-in redirects" */
  readonly siteOrigins: readonly string[];
  readonly trustedProxies: ProxyList;
  /** E-mails with codes of one purpose per address and hour. */
  readonly codesPerHour: number;
  /** Multiplies what a network may do; local runs have no such limit. */
  readonly rateLimitFactor: number;
  /** Undefined: codes stay unsent, and calls that send one say so. */
  readonly mail: { readonly smtpUrl: string; readonly from: Mailbox } | undefined;
  /** Where a backup is made each day, and how many are kept. */
  readonly backups: { readonly folder: string; readonly keep: number } | undefined;
  /** True where the process must end with the one that started it. */
  readonly endsWithParent: boolean;
}

/** A variable is missing or wrong; the message is the one line to show. */
export class BadEnvironment extends Error {
  override readonly name = "BadEnvironment";
}

const wholeNumber = (least: number, most: number) =>
  z.coerce.number().check(
    z.refine((number) => Number.isInteger(number) && number >= least && number <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    }),
  );
const portNumber = wholeNumber(0, 65_535);

const variables = z.object({
  SHOP_ENV: z.optional(z.literal("local", { error: "must be local, or not set for production" })),
  IDENTITY_ORIGIN: z.optional(z.string()),
  IDENTITY_PORT: z._default(portNumber, 9229),
  IDENTITY_LISTEN_PORT: z.optional(portNumber),
  DATA_DIR: z._default(z.string(), ".data"),
  AUTH_USER_POOL_ID: z._default(
    z.string().check(z.regex(/^[\w-]{1,40}_[0-9a-zA-Z]{1,40}$/, { error: "must be like local_precise" })),
    localPool.poolId,
  ),
  AUTH_CLIENT_ID: z._default(
    z.string().check(z.regex(/^[\w+-]{1,128}$/, { error: "must be letters, digits and hyphens" })),
    localPool.clientId,
  ),
  SITE_ORIGINS: z.optional(z.string()),
  TRUSTED_PROXIES: z._default(z.string(), "loopback"),
  IDENTITY_CODES_PER_HOUR: z._default(wholeNumber(1, 1_000_000), 5),
  RATE_LIMIT_FACTOR: z._default(
    z.coerce
      .number()
      .check(z.refine((factor) => factor > 0 && factor <= 1_000_000, { error: "must be above 0" })),
    1,
  ),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^smtps?:\/\/[^/\s]+/, { error: "must be an address like smtp://user:password@host:587" }),
      ),
  ),
  MAIL_FROM: z.optional(z.string()),
  BACKUP_FOLDER: z.optional(z.string()),
  BACKUP_KEEP: z._default(wholeNumber(1, 1000), 14),
  PARENT_PIPE: z.optional(z.enum(["0", "1"], { error: "must be 0 or 1" })),
});

/** @throws BadEnvironment naming the variable */
export function readEnv(environment: Readonly<Record<string, string | undefined>>): Env {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = variables.safeParse(filled);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadEnvironment(`${issue?.path.join(".")} ${issue?.message}.`);
  }
  const found = read.data;
  const isLocal = found.SHOP_ENV === "local";
  return {
    isLocal,
    origin: isLocal
      ? undefined
      : publicOrigin("IDENTITY_ORIGIN", required("IDENTITY_ORIGIN", found.IDENTITY_ORIGIN)),
    port: found.IDENTITY_PORT,
    listenPort: found.IDENTITY_LISTEN_PORT,
    dataFolder: resolve(found.DATA_DIR),
    pool: poolNames(found.AUTH_USER_POOL_ID, found.AUTH_CLIENT_ID),
    siteOrigins: isLocal
      ? listed(found.SITE_ORIGINS ?? "http://localhost:3000").map(localOrigin)
      : listed(required("SITE_ORIGINS", found.SITE_ORIGINS)).map((text) =>
          publicOrigin("SITE_ORIGINS", text),
        ),
    trustedProxies: proxies(found.TRUSTED_PROXIES),
    codesPerHour: found.IDENTITY_CODES_PER_HOUR,
    rateLimitFactor: isLocal ? Number.POSITIVE_INFINITY : found.RATE_LIMIT_FACTOR,
    mail:
      isLocal || found.SMTP_URL === undefined
        ? undefined
        : { smtpUrl: found.SMTP_URL, from: sender(found.MAIL_FROM) },
    backups:
      found.BACKUP_FOLDER === undefined
        ? undefined
        : { folder: resolve(found.BACKUP_FOLDER), keep: found.BACKUP_KEEP },
    endsWithParent: found.PARENT_PIPE === "1",
  };
}

function required(name: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new BadEnvironment(`${name} is not set; it has a default only with SHOP_ENV=local.`);
}

/** Only pages of this computer may use a local pool. */
function localOrigin(text: string): string {
  const address = URL.parse(text);
  if (address === null || !["localhost", "127.0.0.1"].includes(address.hostname)) {
    throw new BadEnvironment(`SITE_ORIGINS lists "${text}", which is not an origin on localhost`);
  }
  return address.origin;
}

/** Passwords are typed on these pages: nothing on the way may read or change them. */
function publicOrigin(name: string, text: string): string {
  if (text.startsWith("https://") && URL.parse(text)?.origin === text) return text;
  throw new BadEnvironment(`${name}: "${text}" must be an https origin like https://signin.shop.example.`);
}

function sender(text: string | undefined): Mailbox {
  if (text === undefined) throw new BadEnvironment("MAIL_FROM is not set; SMTP_URL needs it.");
  const mailbox = parseMailbox(text);
  if (mailbox !== undefined) return mailbox;
  throw new BadEnvironment("MAIL_FROM must be an address like My Shop <orders@shop.example>.");
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
    .filter((part) => part !== "");
}
