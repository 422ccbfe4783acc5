import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { failureBody, successBody } from "@precise/contract/wire/envelope";
import type { Database } from "#api/platform/database/port.ts";
import { callQueries } from "../desk/call-queries.ts";
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
  /** Operations that never answered 2xx, with the last request and what it was answered. */
  readonly unreached: ReadonlyMap<string, string>;
}

const ofSample = "its sample";
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
 * Sends requests to a shop of its own, by the seed: first one that should succeed of each operation, then any. Every
 * session is a real one: a shopper's, a trade client's, and one of each role of the staff.
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
  const lastRefusals = new Map<string, string>();
  try {
    const sessions = openSessions(api, seed);
    const pool = createValuePool(random);
    const chosen = operations.filter(({ id }) => only === undefined || id === only);

    /** Sends a request, and takes up what is answered. @param whose words for who sends it */
    const exchange = async (id: string, sent: FuzzRequest, whose: string, manner: Manner) => {
      const operation = byId.get(id);
      if (operation === undefined) return "refused";
      const fault = (words: string, answer: string) =>
        faults.push({ words, seed, id, request: sent, answer, log: lastFaultOf(api) });
      const answer = await send(api.url, agent, sent).catch((error: unknown) => String(error));
      if (typeof answer === "string") {
        fault(answer, "");
        return "refused";
      }
      const { status, text, json } = answer;
      const counts = statuses.get(id) ?? new Map<number, number>();
      statuses.set(id, counts.set(status, (counts.get(status) ?? 0) + 1));
      if (status >= 500) fault(`answered ${status}`, text);
      else if (json !== undefined && internals.test(text)) fault("tells of its insides", text);
      else if (status >= 400) {
        if (!failureBody.safeParse(json).success) fault("a failure in no known shape", text);
        // What refuses a sample says more than what refuses a guess.
        const isTold = whose !== ofSample && lastRefusals.get(id)?.startsWith(ofSample);
        if (manner === "likely" && !hasSucceeded(counts) && !isTold)
          lastRefusals.set(id, `${whose} ${sent.path} ${sent.body ?? ""} → ${status} ${text}`.slice(0, 700));
        // A conflict says how the thing stands now, with the revision that the next change is to name.
        if (status === 409) pool.learn(operation.route.path, json);
        return status === 401 ? "signed out" : "refused";
      } else if (status < 300 && json !== undefined) {
        const parsed = successBody(operation.route.data).safeParse(json);
        // `/api/desk/riders/.` is the list of riders: what the path leads to counts, not what was meant.
        if (!parsed.success && leadsTo(operation.route.path, sent.path))
          fault(`an answer that the contract does not know: ${parsed.error.issues[0]?.path.join(".")}`, text);
        pool.learn(operation.route.path, json);
        if (hasNonsense(text)) fault("keeps what nobody can read", text);
        return "done";
      }
      return "refused";
    };

    /** A call with what was put into the shop for it. @returns false where there is no such sample, or it cannot be made any more */
    const attemptFresh = async (
      { id, route }: Operation,
      prepare: (() => Promise<FreshSample>) | undefined,
    ) => {
      const sample = await prepare?.().catch((error: unknown) => {
        if (!hasSucceeded(statuses.get(id)))
          lastRefusals.set(id, `${ofSample}: ${String(error)}`.slice(0, 700));
      });
      if (sample === undefined) return false;
      const body = sample.body === undefined ? undefined : JSON.stringify(sample.body);
      const headers = {
        "idempotency-key": randomUUID(),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...sample.headers,
      };
      await exchange(id, { method: route.method, path: sample.path, headers, body }, ofSample, "likely");
      return true;
    };

    // Only a shop without orders can be begun anew.
    for (const operation of chosen.filter(({ id }) => id === "desk.beginShop"))
      await attemptFresh(operation, () => beginningSample(api));
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
    const attempt = async (operation: Operation, manner: Manner, isPlain = false) => {
      const maker = makers.get(operation.id);
      if (maker === undefined) return;
      const request = maker.next(manner, isPlain);
      const sample = samples[operation.id];
      const who = isPlain && operation.zone === "desk" ? "owner" : callerOf(operation, sample, random);
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
      const outcome = await exchange(operation.id, sent, who, manner);
      if (outcome === "done") maker.worked(request);
      if (outcome === "signed out" || (outcome === "done" && leaves.has(operation.id)))
        await sessions.end(who, session);
    };

    // Each as it is made well, while the shop is as the samples left it.
    for (const operation of chosen) {
      const { id, route } = operation;
      const sample = samples[id];
      if (sample !== undefined && !fresh.has(id))
        await attemptFresh(operation, () => asItStands(api, route, sample, cookie));
    }
    for (const operation of chosen) await attemptFresh(operation, fresh.get(operation.id));
    for (const operation of chosen)
      if (!hasSucceeded(statuses.get(operation.id))) await attempt(operation, "likely", true);
    let left = requests - countOf(statuses);
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        while (left > 0) {
          left -= 1;
          if (left % 500 === 0) for (const token of await tokensOf(api)) pool.learn("/api/mails", { token });
          // What has not succeeded yet comes more often, and as well as it can.
          const unreached = random() < 0.3 ? chosen.filter(({ id }) => !hasSucceeded(statuses.get(id))) : [];
          const from = unreached.length > 0 ? unreached : chosen;
          const drawn = from[Math.floor(random() * from.length)];
          if (drawn === undefined) return;
          const isReached = hasSucceeded(statuses.get(drawn.id));
          const isFresh = random() < (isReached ? 0.03 : 0.5);
          if (isFresh && (await attemptFresh(drawn, fresh.get(drawn.id)))) continue;
          await attempt(drawn, isReached ? mannerOf(random) : "likely");
        }
      }),
    );
    // What failed while a sample was made was nobody's request above, and is a fault all the same.
    const told = new Set(faults.map(({ log }) => log));
    const request = { method: "", path: "", headers: {}, body: undefined };
    for (const log of faultsIn(api.logged()))
      if (!told.has(log))
        faults.push({ words: "failed in a sample", seed, id: callIn(log), request, answer: "", log });
    return {
      statuses,
      faults,
      unreached: new Map(
        chosen
          .filter(({ id }) => !hasSucceeded(statuses.get(id)))
          .map(({ id }) => [id, lastRefusals.get(id) ?? ""]),
      ),
    };
  } finally {
    agent.destroy();
    await api.close();
  }
}

const byId = new Map(operations.map((operation) => [operation.id, operation]));

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

export function hasSucceeded(counts: ReadonlyMap<number, number> | undefined): boolean {
  return [...(counts?.keys() ?? [])].some((status) => status >= 200 && status < 300);
}

/** The sample of a call of shop or trade area as it stands. @param cookie of Ada, for whom the samples were made */
async function asItStands(
  api: TestApi,
  { id, path }: Operation["route"],
  sample: Sample,
  cookie: string,
): Promise<FreshSample> {
  const own = await ownCookie(api, sample.isPersonal ? "shopper" : "trade", sample);
  return {
    path: (sample.path ?? path) + (callQueries[id] ?? ""),
    body: sample.body,
    headers: own !== undefined ? { cookie: own } : sample.isPersonal ? { cookie } : {},
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
