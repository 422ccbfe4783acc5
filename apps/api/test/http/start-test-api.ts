import { join } from "node:path";
import { Writable } from "node:stream";
import { failureBody } from "@precise/contract/envelope";
import { createApi } from "../../src/api.ts";
import { openScheduling } from "../../src/appointments/open-scheduling.ts";
import { openAnswers } from "../../src/catalogue/catalogue-answers.ts";
import { catalogueHandlers } from "../../src/catalogue/catalogue-handlers.ts";
import { readContent } from "../../src/checkout/content.ts";
import type { Database } from "../../src/database/port.ts";
import { type LimitName, type LimitRule, limitRules } from "../../src/http/limit-rules.ts";
import { createLimiter, type Limiter } from "../../src/http/limiter.ts";
import { createLogger } from "../../src/http/logger.ts";
import { createMetrics } from "../../src/http/metrics.ts";
import { parseProxyList } from "../../src/http/proxy-list.ts";
import { createSignedLinks, type SignedLinks } from "../../src/signed-links/signed-links.ts";
import { openTestDatabase, type TestDatabase } from "../fixtures/database.ts";
import { believeTestTokens } from "../sessions/sign-in.ts";

export const siteOrigin = "http://shop.test";
export const internalSecret = "a-secret-of-the-tests-and-nothing-else";
const contentFile = new URL("../../catalogue/content.json", import.meta.url).pathname;

export interface TestApi {
  readonly url: string;
  readonly db: Database;
  readonly dataFolder: string;
  /** Set on PostgreSQL: another process can open the same database by it. */
  readonly databaseUrl?: string;
  readonly limiter: Limiter;
  readonly links: SignedLinks;
  readonly stopping: { begun: boolean };
  /** Everything that was logged, as text. */
  logged(): string;
  /** Makes what was written to the catalogue's tables show at once. */
  refreshCatalogue(): Promise<void>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string, headers?: Record<string, string>, body?: unknown): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body. */
  readonly json: unknown;
}

const most = { calls: 1_000_000 };
/** The limits of signing in heed no factor; tests sign many people in from one address. */
const openLimits = {
  ...limitRules,
  signIn: { ...limitRules.signIn, ...most },
  clientLogins: { ...limitRules.clientLogins, ...most },
  clientAccountGuesses: { ...limitRules.clientAccountGuesses, ...most },
  clientAccountBrake: { ...limitRules.clientAccountBrake, ...most },
  clientBrakedGuesses: { ...limitRules.clientBrakedGuesses, ...most },
  clientPasswordLinks: { ...limitRules.clientPasswordLinks, ...most },
  clientPasswordLinkAddress: { ...limitRules.clientPasswordLinkAddress, ...most },
};

/** The real API on a port of its own and a fresh database; limits are out of the way unless a test sets them. */
export async function startTestApi(
  kind: Database["kind"],
  options: {
    rules?: Readonly<Record<LimitName, LimitRule>>;
    factor?: number;
    deadlineMilliseconds?: number;
    slowestRequestMilliseconds?: number;
    wrap?: (db: Database) => Database;
    /** With the outbox page of local runs, over the folder `outbox` of the data folder. */
    outbox?: boolean;
    /** Over the sample catalogue, say; an empty database when left out. */
    open?: (kind: Database["kind"]) => Promise<TestDatabase>;
    /** Where visitors come to; http when left out. */
    siteOrigins?: readonly string[];
    /** A scheduling service instead of our own calendar. */
    schedulingService?: { readonly url: string; readonly token: string };
  } = {},
): Promise<TestApi> {
  const opened = await (options.open ?? openTestDatabase)(kind);
  const db = options.wrap ? options.wrap(opened.db) : opened.db;
  const lines: string[] = [];
  const log = createLogger(
    "info",
    new Writable({
      write(line, _encoding, done) {
        lines.push(String(line));
        done();
      },
    }),
  );
  const onFault = (fault: unknown) => log.error({ err: fault }, "in the background");
  const answers = await openAnswers({ db: opened.db, onFault });
  const limiter = createLimiter(db, {
    rules: options.rules ?? openLimits,
    factor: options.factor ?? 1_000_000,
    secret: internalSecret,
    onFault,
  });
  const links = createSignedLinks(internalSecret);
  const stopping = { begun: false };
  const content = await readContent(contentFile);
  const scheduling = await openScheduling(options.schedulingService, { db: opened.db, content, onFault });
  const metrics = createMetrics(false);
  metrics.watchKept(answers.kept.size);
  const app = await createApi({
    db,
    answers,
    content,
    links,
    scheduling,
    verifyTokens: believeTestTokens,
    outboxFolder: options.outbox ? join(opened.dataFolder, "outbox") : undefined,
    unpaidOrderHours: 72,
    unprovedHoldMinutes: 60,
    dataFolder: opened.dataFolder,
    catalogue: catalogueHandlers({ db: opened.db, answers }),
    log,
    metrics,
    limiter,
    siteOrigins: options.siteOrigins ?? [siteOrigin],
    internalSecret,
    trustedProxies: parseProxyList("loopback"),
    stopping,
    ...(options.deadlineMilliseconds ? { deadlineMilliseconds: options.deadlineMilliseconds } : {}),
    ...(options.slowestRequestMilliseconds
      ? { slowestRequestMilliseconds: options.slowestRequestMilliseconds }
      : {}),
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(url + path, init);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  }
  const write = (method: "POST" | "DELETE", path: string, body: unknown, headers: Record<string, string>) =>
    send(path, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  return {
    url,
    db: opened.db,
    dataFolder: opened.dataFolder,
    ...(opened.databaseUrl ? { databaseUrl: opened.databaseUrl } : {}),
    limiter,
    links,
    stopping,
    logged: () => lines.join(""),
    refreshCatalogue: () => answers.refresh(),
    post: (path, body, headers = {}) => write("POST", path, body, headers),
    get: (path, headers = {}) => send(path, { headers }),
    delete: (path, headers = {}, body = undefined) => write("DELETE", path, body, headers),
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await limiter.stop();
      await answers.close();
      await opened.close();
    },
  };
}

/** The failure that an answer carries, decoded by the contract: status, and code and field of each error. */
export function failureOf(answer: Answer): {
  status: number;
  errors: { code: string; field?: string | undefined }[];
} {
  const { errors } = failureBody.parse(answer.json);
  return {
    status: answer.status,
    errors: errors.map(({ code, field }) => (field === undefined ? { code } : { code, field })),
  };
}
