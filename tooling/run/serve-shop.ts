import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildShop } from "./build-shop.ts";
import { readRunSettings } from "./env.ts";
import { takeLock } from "./folder-lock.ts";
import { PlainFailure } from "./plain-failure.ts";
import { requireFreePort } from "./ports.ts";
import { requireTools, requireWritableFolder } from "./preflight.ts";
import { createProgress } from "./progress.ts";
import type { OnStop } from "./run-until-stopped.ts";
import { startStack } from "./stack.ts";
import { planStack, sampleCatalogue } from "./stack-plan.ts";
import { root, startLockName } from "./workspace.ts";

/**
 * From a clean clone to a shop that answers, with what it needs and nothing else.
 * @param copyName folder of the copy of the build that is served
 * @returns resolves with the words for it when a server ends by itself
 * @throws PlainFailure with the words for whatever was in the way
 */
export async function serveShop(options: {
  readonly dataDir: string;
  readonly copyName: string;
  readonly onStop: OnStop;
}): Promise<string> {
  const { dataDir, copyName, onStop } = options;
  const settings = readRunSettings();
  const progress = createProgress(process.stdout, settings.isCi);
  progress.line("Precise");

  await progress.step("checks", async (note) => {
    requireTools(settings.machine.PATH ?? "");
    requireWritableFolder(dataDir);
    const lock = takeLock(join(dataDir, startLockName), `http://localhost:${settings.doorPort}`);
    if ("heldBy" in lock) {
      throw new PlainFailure(
        `Precise is already running from this folder on ${lock.heldBy.what} (process ${lock.heldBy.pid}). Stop it there first.`,
      );
    }
    onStop(async () => lock.release());
    const ports = {
      PORT: settings.doorPort,
      API_PORT: settings.apiPort,
      TRADE_PORT: settings.tradePort,
      DESK_PORT: settings.deskPort,
      SHOP_PORT: settings.shopPort,
      IDENTITY_PORT: settings.identityPort,
      PAYMENTS_PORT: settings.paymentsPort,
    };
    const needed = Object.entries(ports).filter((each): each is [string, number] => each[1] !== undefined);
    for (const [variable, port] of needed) await requireFreePort(port, variable);
    note(`ports ${needed.map(([, port]) => port).join(", ")} are free`);
  });

  const distDir = await progress.step("build", (note) =>
    buildShop({ copyName, machine: settings.machine, note }),
  );

  const plan = planStack({
    ...settings,
    distDir,
    dataDir,
    logDir: join(dataDir, "logs"),
    internalSecret: randomBytes(32).toString("base64url"),
    catalogueFile: sampleCatalogue,
  });
  const stack = await startStack(plan, progress, onStop);

  progress.line(
    [
      "",
      `  Shop         ${stack.shopUrl}`,
      `  Trade        ${stack.shopUrl}/clients/login`,
      `  Desk         ${stack.deskUrl}   where the staff works; how to sign in is below`,
      `  API          ${stack.shopUrl}/api   described at ${stack.shopUrl}/api/docs`,
      `  Operations   ${stack.apiUrl}/healthz  /readyz  /metrics`,
      `  E-mail       ${settings.handedOn.SMTP_URL === undefined ? `${stack.apiUrl}/outbox` : "the server of SMTP_URL"}`,
      ...(stack.identityUrl === undefined
        ? []
        : [
            `  Sign-in      ${stack.identityUrl}   shows the codes a real user pool would e-mail; starts on first use`,
          ]),
      ...(stack.paymentsUrl === undefined
        ? []
        : [
            `  Payments     ${stack.paymentsUrl}   stand-in for Paystack: pay with its test cards, refund, dispute; starts on first use`,
          ]),
      `  Data         ${settings.handedOn.DATABASE_URL === undefined ? join(dataDir, "db") : "the database of DATABASE_URL"}`,
      `  Logs         ${join(dataDir, "logs")}`,
      "",
      "  Trade area: sample accounts (made at the first start; local runs only)",
      ...sampleLogins(),
      "",
      "  Desk: sample staff. The one-time code of a secret comes from any authenticator app",
      ...sampleStaff(),
      "",
      "  Ctrl-C stops it. A later start keeps carts and orders; `pnpm reset` deletes them.",
      "",
    ].join("\n"),
  );
  return stack.died;
}

interface SampleClients {
  readonly companies: readonly {
    readonly name: string;
    readonly price_list: string;
    readonly people: readonly { readonly email: string; readonly password: string }[];
  }[];
}

/** Who may sign in to the trade area of a local run: a line of each person, under their company's. */
function sampleLogins(): string[] {
  const file = join(root, "apps", "api", "catalogue", "sample-clients.json");
  // A file of ours, which the api checks when it reads it.
  const { companies }: SampleClients = JSON.parse(readFileSync(file, "utf8"));
  return companies.flatMap(({ name, price_list, people }) => [
    `  ${name}, price list ${price_list}`,
    ...people.map(({ email, password }) => `    ${email.padEnd(26)} ${password}`),
  ]);
}

interface SampleStaff {
  readonly staff: readonly {
    readonly email: string;
    readonly password: string;
    readonly roles: readonly string[];
    readonly totp_secret: string;
  }[];
}

/** Who may sign in to the desk of a local run. */
function sampleStaff(): string[] {
  const file = join(root, "apps", "api", "catalogue", "sample-staff.json");
  // A file of ours, which the api checks when it reads it.
  const { staff }: SampleStaff = JSON.parse(readFileSync(file, "utf8"));
  return staff.map(
    ({ email, password, roles, totp_secret }) =>
      `    ${roles.join(", ").padEnd(10)} ${email.padEnd(26)} ${password}   ${totp_secret}`,
  );
}
