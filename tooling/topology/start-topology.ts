import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import { appImage } from "@precise/images/app-image";
import { baseImage } from "@precise/images/base-image";
import type { Engine } from "@precise/images/engine";
import type { Progress } from "@precise/run/progress";
import type { OnStop } from "@precise/run/run-until-stopped";
import { makePlace, type Place } from "./place.ts";
import { insideOptions, startProxy } from "./start-proxy.ts";
import { type Replica, startReplica, untilHealthy } from "./start-replica.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

/** Everything that serves, as one machine would run it. */
export interface Topology {
  /** What visitors type. */
  readonly origin: string;
  readonly doors: readonly [Replica, Replica];
  readonly apis: readonly [Replica, Replica];
  readonly shops: readonly [Replica, Replica];
  readonly trade: Replica;
  readonly engine: Engine;
  /** Starts one more replica of an app, beside those that run. */
  startBeside(app: ServingApp, name: string, image: string): Promise<Replica>;
  /** Asks the database; the rows as psql prints them without any frame. */
  sql(text: string): Promise<string>;
  /** Whole mails that were sent, in the order in which they came. */
  mails(): Promise<readonly string[]>;
  /** A connection to a port of the proxy. */
  enter(port: number): Socket;
  /** @param from the visitor's address, 127.0.0.x */
  visitor(from?: string): Visitor;
}

export const servingApps = ["api", "shop", "trade", "door"] as const;
/** What runs in replicas behind one name. */
export type ServingApp = (typeof servingApps)[number];
/** Builds an app's image. @returns its name */
export type MakeImage = (app: ServingApp, note: (text: string) => void) => Promise<string>;

const serverName = "shop.example";
const origin = `https://${serverName}`;
const firstVisitor = "127.0.0.20";
const secret = () => randomBytes(36).toString("base64");

/** Numbers of the replicas in the network, and the ports on which their images listen. */
const hosts = { api: [11, 12], shop: [21, 22], trade: [31], door: [41, 42] } as const;
const ports = { api: 3001, shop: 3000, trade: 3002, door: 3000 } as const;
const innerPort = 8080;
/** Where the images of the apps tell figures. */
const figuresPort = 9464;
const deskOrigin = `https://desk.${serverName}`;

/**
 * Makes the images, and starts PostgreSQL, two replicas of the API, two of the shop, one trade area, two doors and the
 * proxy from them, with the settings of deploy/one-machine/compose.yaml.
 */
export async function startTopology(
  engine: Engine,
  progress: Progress,
  onStop: OnStop,
  makeImage: MakeImage = (app, note) => appImage(engine, app, note),
): Promise<Topology> {
  const images = await makeImages(engine, progress, makeImage);
  const place = await makePlace(engine, images.dnsmasq, onStop);
  const databaseUrl = await progress.step("PostgreSQL", () => startDatabase(place, images.postgres));
  await place.start({
    name: "mail",
    image: images.node,
    options: insideOptions,
    command: ["node", "/inside/mail-sink.ts"],
  });
  const proxy = await startProxy(place, onStop, {
    serverName,
    image: images.caddy,
    node: images.node,
  });
  const pool = { AUTH_CLIENT_ID: "topology", AUTH_USER_POOL_ID: "eu-west-1_topology" };
  const shared = { SITE_ORIGINS: origin, INTERNAL_SECRET: secret() };
  const apiEnv = {
    ...shared,
    ...pool,
    TRUSTED_PROXIES: place.subnet,
    DATABASE_URL: databaseUrl,
    DESK_ORIGIN: deskOrigin,
    AUTH_ISSUER: `https://cognito-idp.eu-west-1.amazonaws.com/${pool.AUTH_USER_POOL_ID}`,
    LINK_SECRET: secret(),
    SMTP_URL: "smtp://mail:2525",
    MAIL_FROM: "Precise <orders@shop.example>",
    RATE_LIMIT_FACTOR: "50",
    SHUTDOWN_DELAY_MS: "1000",
  };
  const webEnv = {
    ...shared,
    ...pool,
    API_ORIGIN: `http://door:${innerPort}`,
    AUTH_HOSTED_UI_URL: "https://signin.shop.example",
  };
  const doorEnv = {
    ...shared,
    DESK_ORIGIN: deskOrigin,
    TRUSTED_PROXIES: place.subnet,
    SHOP_ORIGIN: `http://shop:${ports.shop}`,
    API_ORIGIN: `http://api:${ports.api}`,
    TRADE_ORIGIN: `http://trade:${ports.trade}`,
  };
  for (const volume of ["media", "briefs"]) await place.makeVolume(volume);
  const volumes = { media: "/data/media", briefs: "/data/briefs" };
  const settingsOf = (app: ServingApp) =>
    ({
      api: { env: apiEnv, volumes },
      shop: { env: webEnv, metricsPort: figuresPort },
      trade: { env: webEnv, metricsPort: figuresPort },
      door: { env: doorEnv, metricsPort: innerPort },
    })[app];
  const start = (app: ServingApp, replica: { name: string; image: string; host?: number }) =>
    startReplica(place, { ...replica, sharedName: app, port: ports[app], ...settingsOf(app) });
  const started = (app: ServingApp, name: string, host: number) =>
    progress.step(name, () => start(app, { name: name.replace(" ", "-"), image: images[app], host }));
  // Both at once, so that the migrations of an empty database meet.
  const apis = await Promise.all([
    started("api", "api 1", hosts.api[0]),
    started("api", "api 2", hosts.api[1]),
  ]);
  await progress.step("catalogue", async (note) => {
    const said = await apis[0].run([
      "apps/api/src/main/cli/catalogue.ts",
      "import",
      "apps/api/catalogue/catalogue.json",
    ]);
    note(said.trim().split("\n").at(-1) ?? "");
  });
  await progress.step("who the shop is", () => sayWhoItIs(apis[0]));
  const doors = await Promise.all([
    started("door", "door 1", hosts.door[0]),
    started("door", "door 2", hosts.door[1]),
  ]);
  // By the shop's own name: no other one has a certificate.
  const here = ["--insecure", "--resolve", `${serverName}:443:127.0.0.1`];
  await untilHealthy(place, "proxy", ["curl", "-fsS", ...here, `${origin}/api/category`]);
  const shops = await Promise.all([
    started("shop", "shop 1", hosts.shop[0]),
    started("shop", "shop 2", hosts.shop[1]),
  ]);
  const trade = await started("trade", "trade area", hosts.trade[0]);
  return {
    origin,
    doors,
    apis,
    shops,
    trade,
    engine,
    startBeside: (app, name, image) => start(app, { name, image }),
    sql: (text) =>
      engine.run(["exec", place.fullName("database"), "psql", "-U", "precise", "-At", "-c", text]),
    mails: () => mailsOf(place),
    enter: (port) => proxy.enter(port, firstVisitor),
    visitor: (from = firstVisitor) => visitorOf(origin, proxy.certificate, () => proxy.enter(443, from)),
  };
}

/** What an owner states first: a shop that is open to the world takes no transfers to a sample's account. @source decision 098 */
async function sayWhoItIs(api: Replica): Promise<void> {
  const account = {
    bank_name: "Access Bank",
    account_name: "Topology Lights Ltd",
    account_number: "0123456789",
  };
  const fields = {
    legal_name: { text: "Topology Lights Ltd" },
    rc_number: { text: "RC 765432" },
    tin: { text: "87654321-0001" },
    address: { text: "3 Harbour Road, Ikeja, Lagos" },
    bank: account,
    legal_texts: { are_own: true },
  };
  const command = ["apps/api/src/main/cli/ops.ts", "--yes", "settings", "set", "identity"];
  for (const [field, value] of Object.entries(fields))
    await api.run([...command, field, JSON.stringify(value)]);
}

async function makeImages(engine: Engine, progress: Progress, makeImage: MakeImage) {
  const step = (name: string, make: (note: (text: string) => void) => Promise<string>) =>
    progress.step(`image of ${name}`, make);
  return {
    node: await step("Node", (note) => baseImage(engine, "node", note)),
    postgres: await step("PostgreSQL", (note) => baseImage(engine, "postgres", note)),
    caddy: await step("Caddy", (note) => baseImage(engine, "caddy", note)),
    dnsmasq: await step("dnsmasq", (note) => baseImage(engine, "dnsmasq", note)),
    api: await step("api", (note) => makeImage("api", note)),
    shop: await step("shop", (note) => makeImage("shop", note)),
    trade: await step("trade", (note) => makeImage("trade", note)),
    door: await step("door", (note) => makeImage("door", note)),
  };
}

/** @returns its address for the API */
async function startDatabase(place: Place, image: string): Promise<string> {
  const password = randomBytes(24).toString("hex");
  await place.start({
    name: "database",
    image,
    env: { POSTGRES_USER: "precise", POSTGRES_DB: "precise", POSTGRES_PASSWORD: password },
    command: ["postgres", "-c", "max_connections=60", "-c", "shared_buffers=256MB"],
  });
  await untilHealthy(place, "database", ["pg_isready", "-U", "precise", "-h", "127.0.0.1"]);
  return `postgres://precise:${password}@database:5432/precise`;
}

/** What the mail server of `inside` has printed. */
async function mailsOf(place: Place): Promise<readonly string[]> {
  const printed = await place.engine.run(["logs", place.fullName("mail")]);
  const lines = printed.split("\n").filter((line) => line.startsWith('"'));
  return lines.map((line) => JSON.parse(line) as string);
}
