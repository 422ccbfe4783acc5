import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { failureBody, successBody } from "@precise/contract/wire/envelope";
import type { Database } from "#api/platform/database/port.ts";
import { callQueries } from "../desk/call-queries.ts";
import { staffAs } from "../desk/open-desk.ts";
import { deskOrigin, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { callSamples, type Sample } from "../main/call-samples.ts";
import { fakePayments } from "../modules/payments/fake-provider.ts";
import { type FuzzRequest, type Manner, requestsOf } from "./fuzz-requests.ts";
import { callerOf, openSessions, ownCookie, type Who } from "./fuzz-sessions.ts";
import { type Operation, operations } from "./operations.ts";
import { freshSamples } from "./samples/fresh-samples.ts";
import type { FreshSample } from "./samples/fuzz-shop.ts";
import { beginningSample } from "./samples/staff-samples.ts";
import { createValuePool } from "./value-pool.ts";

/** One answer that should not have been, with all that it takes to ask again. */
export interface FuzzFault {
  readonly words: string;
  readonly seed: number;
  readonly id: string;
  readonly request: FuzzRequest;
  readonly answer: string;
  /** What the API wrote of it. */
  readonly log: string;
}

/** What came of the requests of a shop. */
export interface FuzzReport {
  /** By operation: how often each status was answered. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly faults: readonly FuzzFault[];
  /** Operations whose sample was not answered 2xx, before anything random was sent, with what it was answered. */
  readonly unreached: ReadonlyMap<string, string>;
}

const hangMs = 15_000;
const lanes = 8;
/** How often each manner comes. */
const mixOfManners: readonly (readonly [Manner, number])[] = [
  ["likely", 0.45],
  ["changed", 0.25],
  ["by-schema", 0.2],
  ["hostile", 0.1],
];

/** What no answer may say: places in our code, the database's own words, names of our files. */
const internals =
  /\.(?:ts|js):\d+|node_modules|node:internal|\/src\/|\/apps\/|at async |syntax error at|violates |SQLSTATE|pg_catalog|relation "|column "|invalid input syntax|out of range for type|invalid byte sequence|Cannot read prop|is not a function|Unexpected token|ZodError|undefined \(/i;

/**
 * Sends requests to a shop of its own: first the sample of each operation, the same whatever the seed is; then any, by the
 * seed. Every session is a real one: a shopper's, a trade client's, and one of each role of the staff.
 */
export async function runFuzz(options: {
  readonly kind: Database["kind"];
  readonly seed: number;
  readonly requests: number;
  readonly only?: string | undefined;
}): Promise<FuzzReport> {
  const { kind, seed, requests, only } = options;
  const random = seededRandom(seed);
  const api = await startTestApi(kind, {
    online: fakePayments,
    backups: true,
    messaging: { channels: ["sms"], provider: undefined },
  });
  // A connection each: the API may end an idle one in the moment in which the next request is written to it.
  const agent = new Agent({ keepAlive: false, maxSockets: lanes * 2 });
  const statuses = new Map<string, Map<number, number>>();
  const faults: FuzzFault[] = [];
  const unreached = new Map<string, string>();
  try {
    const sessions = openSessions(api, seed);
    const pool = createValuePool(random);
    const chosen = operations.filter(({ id }) => only === undefined || id === only);

    /** Sends a request, and takes up what is answered: status 0 where nothing is. */
    const exchange = async ({ id, route }: Operation, sent: FuzzRequest) => {
      const fault = (words: string, answer: string) =>
        faults.push({ words, seed, id, request: sent, answer, log: lastFaultOf(api) });
      const answer = await send(api.url, agent, sent).catch((error: unknown) => String(error));
      if (typeof answer === "string") {
        fault(answer, "");
        return { status: 0, text: answer };
      }
      const { status, text, json } = answer;
      const counts = statuses.get(id) ?? new Map<number, number>();
      statuses.set(id, counts.set(status, (counts.get(status) ?? 0) + 1));
      if (status >= 500) fault(`answered ${status}`, text);
      else if (json !== undefined && internals.test(text)) fault("tells of its insides", text);
      else if (status >= 400) {
        if (!failureBody.safeParse(json).success) fault("a failure in no known shape", text);
        // A conflict says how the thing stands now, with the revision that the next change is to name.
        if (status === 409) pool.learn(route.path, json);
      } else if (isDone(status) && json !== undefined) {
        const parsed = successBody(route.data).safeParse(json);
        // `/api/desk/riders/.` is the list of riders: what the path leads to counts, not what was meant.
        if (!parsed.success && leadsTo(route.path, sent.path))
          fault(`an answer that the contract does not know: ${parsed.error.issues[0]?.path.join(".")}`, text);
        pool.learn(route.path, json);
        if (hasNonsense(text)) fault("keeps what nobody can read", text);
      }
      return { status, text };
    };

    /** @returns how it was refused; undefined where it was answered 2xx */
    const sendSample = async (operation: Operation, sample: FreshSample) => {
      const body = sample.body === undefined ? undefined : JSON.stringify(sample.body);
      const headers = {
        "idempotency-key": randomUUID(),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...sample.headers,
      };
      const { method } = operation.route;
      const { status, text } = await exchange(operation, { method, path: sample.path, headers, body });
      return isDone(status) ? undefined : `${sample.path} ${body ?? ""} → ${status} ${text}`;
    };
    const reach = async (operation: Operation, prepare: () => Promise<FreshSample>) => {
      const refusal = await prepare().then((sample) => sendSample(operation, sample), String);
      if (refusal !== undefined) unreached.set(operation.id, refusal.slice(0, 700));
    };

    // Only a shop without orders can be begun anew.
    const [beginning] = chosen.filter(({ id }) => id === "desk.beginShop");
    if (beginning !== undefined) await reach(beginning, () => beginningSample(api));
    const { samples, cookie } = await callSamples(api);
    const fresh = freshSamples(api);
    const makers = new Map(
      operations.map((operation) => [
        operation.id,
        requestsOf(operation, {
          pool,
          random,
          sample: samples[operation.id],
          query: callQueries[operation.route.id],
        }),
      ]),
    );

    const sessionOf = async (who: Who, sample: Sample | undefined): Promise<Record<string, string>> => {
      const own = random() < 0.8 ? await ownCookie(api, who, sample) : undefined;
      return own === undefined ? await sessions.of(who) : { cookie: own };
    };
    const attempt = async (operation: Operation, manner: Manner) => {
      const maker = makers.get(operation.id);
      if (maker === undefined) return;
      const request = maker.next(manner);
      const sample = samples[operation.id];
      const who = callerOf(operation, sample, random);
      const session = await sessionOf(who, sample).catch((error: unknown) => {
        faults.push({
          words: String(error),
          seed,
          id: "a session for it",
          request,
          answer: who,
          log: lastFaultOf(api),
        });
      });
      if (session === undefined) return;
      const sent = { ...request, headers: { ...request.headers, ...session } };
      const { status } = await exchange(operation, sent);
      if (isDone(status)) maker.worked(request);
      if (status === 401 || (isDone(status) && leaves.has(operation.id))) await sessions.end(who, session);
    };

    for (const operation of chosen)
      if (operation !== beginning)
        await reach(
          operation,
          fresh.get(operation.id) ?? (() => asItStands(api, operation, samples[operation.id], cookie)),
        );
    let left = requests - countOf(statuses);
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        while (left > 0) {
          left -= 1;
          if (left % 500 === 0) for (const token of await tokensOf(api)) pool.learn("/api/mails", { token });
          const drawn = chosen[Math.floor(random() * chosen.length)];
          if (drawn === undefined) return;
          const prepare = random() < 0.03 ? fresh.get(drawn.id) : undefined;
          // What was done to the shop may leave nothing to make it of.
          const sample = await prepare?.().catch(() => undefined);
          if (sample !== undefined) await sendSample(drawn, sample);
          else await attempt(drawn, mannerOf(random));
        }
      }),
    );
    // What failed while a sample was made was nobody's request above, and is a fault all the same.
    const told = new Set(faults.map(({ log }) => log));
    const request = { method: "", path: "", headers: {}, body: undefined };
    for (const log of faultsIn(api.logged()))
      if (!told.has(log))
        faults.push({ words: "failed in a sample", seed, id: callIn(log), request, answer: "", log });
    return { statuses, faults, unreached };
  } finally {
    agent.destroy();
    await api.close();
  }
}

const leaves = new Set([
  "closeSession",
  "logOutClient",
  "desk.signOutOfDesk",
  "deleteAccount",
  "endOtherSessions",
]);

function countOf(statuses: ReadonlyMap<string, ReadonlyMap<number, number>>): number {
  return [...statuses.values()]
    .flatMap((counts) => [...counts.values()])
    .reduce((sum, count) => sum + count, 0);
}

function isDone(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * A call as it stands: of shop and trade area by its sample, of the desk by its example in the contract.
 * @param cookie of Ada, for whom the samples were made
 */
async function asItStands(
  api: TestApi,
  { id, zone, route }: Operation,
  sample: Sample | undefined,
  cookie: string,
): Promise<FreshSample> {
  const path = (sample?.path ?? route.path) + (callQueries[route.id] ?? "");
  if (path.includes("{")) throw new Error(`${id} has no sample in test/fuzz/samples`);
  if (zone === "desk") return { path, body: route.example, headers: (await staffAs(api, "owner")).headers };
  const own = await ownCookie(api, sample?.isPersonal ? "shopper" : "trade", sample);
  return {
    path,
    body: sample?.body,
    headers: own !== undefined ? { cookie: own } : sample?.isPersonal ? { cookie } : {},
  };
}

function mannerOf(random: () => number): Manner {
  let left = random();
  for (const [manner, share] of mixOfManners) {
    left -= share;
    if (left < 0) return manner;
  }
  return "likely";
}

interface FuzzAnswer {
  readonly status: number;
  readonly text: string;
  /** Undefined where it is no JSON. */
  readonly json: unknown;
}

function send(url: string, agent: Agent, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const host = path.startsWith("/api/desk/") ? { host: new URL(deskOrigin).host } : {};
  const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const call = request(
      url + path,
      { method, agent, timeout: hangMs, headers: { ...host, ...length, ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () => {
          const text = Buffer.concat(parts).toString();
          const isJson = /^application\/json/.test(answer.headers["content-type"] ?? "") && text !== "";
          resolve({ status: answer.statusCode ?? 0, text, json: isJson ? JSON.parse(text) : undefined });
        });
      },
    );
    call.on("timeout", () => call.destroy(new Error(`no answer within ${hangMs / 1000} s`)));
    call.on("error", reject);
    call.end(body);
  });
}

/** Whether a path is one of this call, after `.`, `..` and `%2e` in it are walked. @param of with `{names}` */
function leadsTo(of: string, path: string): boolean {
  const walked = new URL(path, "http://api.test").pathname.split("/");
  const parts = of.split("/");
  return (
    walked.length === parts.length &&
    parts.every((part, index) => (part.startsWith("{") ? walked[index] !== "" : part === walked[index]))
  );
}

/** What nobody types and no one can read: characters that steer a terminal, halves of letters, text that runs backwards. */
function hasNonsense(text: string): boolean {
  return /\\u00(?:0[0-8]|1b)|\\ud[89a-f]|\u202e/i.test(text);
}

/** What the links in its e-mails bring along. */
async function tokensOf(api: TestApi): Promise<string[]> {
  const mails = await api.db.query<{ content: unknown }>(
    "select content from mail_outbox order by id desc limit 300",
  );
  return [...JSON.stringify(mails).matchAll(/\/([\w-]{8,}\.[\w-]{40,})/g)].map(([, token]) => token ?? "");
}

function faultsIn(logged: string): string[] {
  return logged.split("\n").filter((line) => line.includes('"level":50'));
}

function lastFaultOf(api: TestApi): string {
  return faultsIn(api.logged()).at(-1) ?? "";
}

function callIn(log: string): string {
  return /"call":"([^"]+)"/.exec(log)?.[1] ?? "";
}

/** Numbers from 0 to 1, the same for the same seed: Mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
