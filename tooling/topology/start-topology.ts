import { randomBytes } from "node:crypto";
import { type ImageApp, makeImage } from "@precise/images/make-image";
import type { MadeImage } from "@precise/images/run-dockerfile";
import type { Child } from "@precise/run/child";
import { PlainFailure } from "@precise/run/plain-failure";
import { findFreePort } from "@precise/run/ports";
import type { Progress } from "@precise/run/progress";
import type { OnStop } from "@precise/run/run-until-stopped";
import { openTestPostgres } from "@precise/run/test-postgres";
import { waitUntilReady } from "@precise/run/wait-until-ready";
import { type MailSink, openMailSink } from "./mail-sink.ts";
import { makePlace, type Place } from "./place.ts";
import { startProxy } from "./start-proxy.ts";
import { copyNode, dataFolder, type Replica, startReplica, unpack } from "./start-replica.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

/** Everything that serves, as one machine would run it. */
export interface Topology {
  /** What visitors type. */
  readonly origin: string;
  readonly httpPort: number;
  readonly apis: readonly [Replica, Replica];
  readonly shops: readonly [Replica, Replica];
  readonly trade: Replica;
  readonly mail: MailSink;
  readonly place: Place;
  /** @param from the visitor's address, 127.0.0.x */
  visitor(from?: string): Visitor;
}

const PROXY_LIMIT_MS = 10_000;

/** Starts PostgreSQL, two replicas of the API, two of the shop, one trade area and the proxy, in production's settings. */
export async function startTopology(
  machine: Readonly<Record<string, string>>,
  progress: Progress,
  onStop: OnStop,
): Promise<Topology> {
  const made = new Map<ImageApp, MadeImage>();
  for (const app of ["api", "shop", "trade"] as const) {
    await progress.step(
      `image of ${app}`,
      async (note) => void made.set(app, await makeImage(app, { machine, note })),
    );
  }
  const image = (app: ImageApp): MadeImage => made.get(app) as MadeImage;
  const place = makePlace(machine);
  onStop(async () => place.remove());
  const ending = (child: () => Child) => onStop(() => child().stop());
  const mail = await openMailSink();
  onStop(() => mail.close());
  const postgres = await progress.step("PostgreSQL", async (note) => {
    const opened = await openTestPostgres(undefined, machine, []);
    if ("missing" in opened) throw new PlainFailure(opened.missing);
    onStop(opened.stop);
    note(opened.words);
    return opened;
  });
  const [http, https, internal, api1, api2, shop1, shop2, tradePort] = await freePorts(8);
  const origin = `https://localhost:${https}`;
  const shared = {
    SITE_ORIGINS: origin,
    INTERNAL_SECRET: randomBytes(36).toString("base64"),
    // The proxy, and nothing else on this machine.
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const pool = { AUTH_CLIENT_ID: "topology", AUTH_USER_POOL_ID: "eu-west-1_topology" };
  const node = copyNode(place);
  const apiFolder = unpack(place, "image-api", image("api"));
  const api = (name: string, port: number) =>
    startReplica(place, node, apiFolder, image("api"), {
      name,
      port,
      healthPath: "/readyz",
      env: {
        ...shared,
        ...pool,
        API_PORT: String(port),
        API_HOST: "127.0.0.1",
        DATA_DIR: dataFolder(place, `data-${name.replace(" ", "-")}`),
        DATABASE_URL: postgres.url,
        AUTH_ISSUER: `https://cognito-idp.eu-west-1.amazonaws.com/${pool.AUTH_USER_POOL_ID}`,
        LINK_SECRET: randomBytes(36).toString("base64"),
        SMTP_URL: mail.url,
        MAIL_FROM: "Precise <orders@shop.example>",
        RATE_LIMIT_FACTOR: "50",
      },
    });
  const web = (app: "shop" | "trade", name: string, port: number, healthPath: string) =>
    startReplica(place, node, unpack(place, `image-${name.replace(" ", "-")}`, image(app)), image(app), {
      name,
      port,
      healthPath,
      env: {
        ...shared,
        ...pool,
        PORT: String(port),
        HOSTNAME: "127.0.0.1",
        API_ORIGIN: `http://127.0.0.1:${internal}`,
        AUTH_HOSTED_UI_URL: "https://signin.shop.example",
      },
    });
  const started = async (name: string, start: () => Promise<Replica>) => {
    const replica = await progress.step(name, start);
    ending(replica.child);
    return replica;
  };
  const proxy = startProxy(
    place,
    { http, https, internal },
    { api: [api1, api2], shop: [shop1, shop2], trade: [tradePort] },
  );
  ending(() => proxy.child);
  // Both at once, so that the migrations of an empty database meet.
  const apis = await Promise.all([
    started("api 1", () => api("api 1", api1)),
    started("api 2", () => api("api 2", api2)),
  ]);
  await progress.step("catalogue", async (note) => {
    const said = await apis[0].run([
      "apps/api/src/main/cli/catalogue.ts",
      "import",
      "apps/api/catalogue/catalogue.json",
    ]);
    note(said.trim().split("\n").at(-1) ?? "");
  });
  const shops = await Promise.all([
    started("shop 1", () => web("shop", "shop 1", shop1, "/robots.txt")),
    started("shop 2", () => web("shop", "shop 2", shop2, "/robots.txt")),
  ]);
  const trade = await started("trade area", () => web("trade", "trade area", tradePort, "/clients/icon.svg"));
  await waitUntilReady(proxy.child, `http://127.0.0.1:${internal}/api/category`, PROXY_LIMIT_MS);
  return {
    origin,
    httpPort: http,
    apis,
    shops,
    trade,
    mail,
    place,
    visitor: (from) => visitorOf(origin, proxy.certificate, from),
  };
}

async function freePorts(
  count: 8,
): Promise<[number, number, number, number, number, number, number, number]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort());
  // As many as were asked for.
  return [...ports] as [number, number, number, number, number, number, number, number];
}
