import * as z from "zod/mini";

/** What the environment decides. */
export interface Env {
  /** Where it is reached, which its tokens name. */
  readonly port: number;
  /** Where it listens, when something in front of it holds `port` and hands connections on. */
  readonly listenPort?: number | undefined;
  readonly dataFolder: string;
  /** Origins of the shop; their root and /auth may be returned to. @source spec §2 "Sign-in redirects" */
  readonly siteOrigins: readonly string[];
  /** E-mails with codes per address and hour. */
  readonly codesPerHour: number;
  /** True where the process must end with the one that started it. */
  readonly endsWithParent: boolean;
}

/** A variable is missing or wrong; the message is the one line to show. */
export class BadEnvironment extends Error {
  override readonly name = "BadEnvironment";
}

const portNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(65535));

const variables = z.object({
  SHOP_ENV: z.literal("local", { error: "must be local: the stand-in for the user pool runs only there" }),
  NODE_ENV: z.optional(z.string()),
  IDENTITY_PORT: z._default(portNumber, 9229),
  IDENTITY_LISTEN_PORT: z.optional(portNumber),
  DATA_DIR: z._default(z.string(), ".data"),
  SITE_ORIGINS: z._default(z.string(), "http://localhost:3000"),
  IDENTITY_CODES_PER_HOUR: z._default(z.coerce.number().check(z.int(), z.gte(1)), 5),
  PARENT_PIPE: z.optional(z.enum(["0", "1"])),
});

/** @throws BadEnvironment naming the variable */
export function readEnv(given: Readonly<Record<string, string | undefined>>): Env {
  const read = variables.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadEnvironment(`${issue?.path.join(".")} ${issue?.message}`);
  }
  const { IDENTITY_PORT, IDENTITY_LISTEN_PORT, DATA_DIR, SITE_ORIGINS, ...rest } = read.data;
  return {
    port: IDENTITY_PORT,
    listenPort: IDENTITY_LISTEN_PORT,
    dataFolder: DATA_DIR,
    siteOrigins: SITE_ORIGINS.split(",").map(originOf),
    codesPerHour: rest.IDENTITY_CODES_PER_HOUR,
    endsWithParent: rest.PARENT_PIPE === "1",
  };
}

/** Only pages of this computer may use the stand-in. */
function originOf(text: string): string {
  const address = URL.parse(text.trim());
  if (address === null || !["localhost", "127.0.0.1"].includes(address.hostname)) {
    throw new BadEnvironment(`SITE_ORIGINS lists "${text}", which is not an origin on localhost`);
  }
  return address.origin;
}
