import * as z from "zod/mini";

/** What the environment decides. */
export interface Env {
  /** Where it is reached, which its checkout addresses name. */
  readonly port: number;
  /** Where it listens, when something in front of it holds `port` and hands connections on. */
  readonly listenPort?: number | undefined;
  /** Undefined: nothing is kept beyond the process. */
  readonly dataFolder: string | undefined;
  /** Callers of the API bring it, and notices are signed with it. */
  readonly secretKey: string;
  /** Where notices (webhooks) are posted. */
  readonly webhookUrl: string;
  /** How many times faster than Paystack's own the waits between tries and states pass. */
  readonly speed: number;
  /** True where the process must end with the one that started it. */
  readonly endsWithParent: boolean;
}

/** A variable is missing or wrong; the message is the one line to show. */
export class BadEnvironment extends Error {
  override readonly name = "BadEnvironment";
}

const portNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(65535));

const variables = z.object({
  SHOP_ENV: z.literal("local", { error: "must be local: the stand-in for Paystack runs only there" }),
  PAYMENTS_PORT: z._default(portNumber, 9339),
  PAYMENTS_LISTEN_PORT: z.optional(portNumber),
  DATA_DIR: z._default(z.string(), ".data"),
  PAYSTACK_SECRET_KEY: z._default(
    z.string().check(z.regex(/^sk_test_\w+$/, { error: "must be a test key, sk_test_…: never a real one" })),
    "sk_test_local",
  ),
  WEBHOOK_URL: z._default(z.string(), "http://localhost:3000/api/payments/paystack/webhook"),
  PAYMENTS_SPEED: z._default(z.coerce.number().check(z.gte(1), z.lte(100_000)), 60),
  PARENT_PIPE: z.optional(z.enum(["0", "1"])),
});

/** @throws BadEnvironment naming the variable */
export function readEnv(environment: Readonly<Record<string, string | undefined>>): Env {
  const read = variables.safeParse(environment);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadEnvironment(`${issue?.path.join(".")} ${issue?.message}`);
  }
  const found = read.data;
  return {
    port: found.PAYMENTS_PORT,
    listenPort: found.PAYMENTS_LISTEN_PORT,
    dataFolder: found.DATA_DIR,
    secretKey: found.PAYSTACK_SECRET_KEY,
    webhookUrl: localUrl(found.WEBHOOK_URL),
    speed: found.PAYMENTS_SPEED,
    endsWithParent: found.PARENT_PIPE === "1",
  };
}

/** Notices go to this computer alone. @throws BadEnvironment for any other address */
export function localUrl(text: string): string {
  const address = URL.parse(text);
  if (address?.protocol !== "http:" || !["localhost", "127.0.0.1"].includes(address.hostname)) {
    throw new BadEnvironment(`WEBHOOK_URL is "${text}", which is not an http address on localhost`);
  }
  return address.href;
}
