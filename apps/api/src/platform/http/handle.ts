import type { DataOf, NamedRoute, Route } from "@precise/contract/wire/route";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { duringRequest } from "#api/platform/database/current-request.ts";
import { withDeadline } from "#api/platform/database/with-deadline.ts";
import type { LimitName } from "#api/platform/limits/limit-rules.ts";
import { sendFault, tooMany } from "./answer-faults.ts";
import { type CheckedCall, checkCall } from "./check-call.ts";
import type { KeptAnswer, Refusal, Reply } from "./reply.ts";
import { sendData, sendErrors, sendFailure, sendKept } from "./send.ts";

/** Who calls. Each kind of session adds its own fields to this interface; main/caller-reader.ts fills them. */
export interface Caller {
  /** The caller's network, by which guesses at an account are counted apart; never stored as it is. */
  readonly network: string;
}

/** What a handler gets: the call as the contract decodes it, and who calls. */
export interface Call<R extends Route> extends CheckedCall<R>, Caller {
  /** As they came, for the calls of signing in and out; what the contract names is in `headers`. */
  readonly requestHeaders: {
    readonly cookie?: string | undefined;
    readonly "user-agent"?: string | undefined;
  };
}
export type Handler<R extends Route> = (
  call: Call<R>,
) => Promise<Reply<DataOf<R>> | { readonly kept: KeptAnswer }>;

declare module "fastify" {
  interface FastifyInstance {
    readCaller(request: FastifyRequest): Promise<Caller>;
  }
  interface FastifyContextConfig {
    /** Id of the contract's call; names the request in logs and metrics. */
    call?: string;
    /** Which limit counts it; `none` for what is answered from memory or never personal. */
    limit?: LimitName | "none";
    /** Other sites may write to it: anyone who writes proves by a signature who it is. */
    takesOtherSites?: true;
  }
}

/** Calls that try a secret are counted apart; only those that were wrong stay counted. @source design D22 */
export interface GuessRule<R extends Route> {
  readonly limit: LimitName;
  isGuess(call: CheckedCall<R>): boolean;
}

/** How a call is answered: by its handler, counted among the reads, or as it says. @source design D22 */
export type Answer<R extends Route> =
  | Handler<R>
  | {
      /** Which limit counts the call; `reads` where it is left out. */
      readonly limit?: LimitName;
      readonly guesses?: GuessRule<R>;
      /** Looks at who calls before a byte of the body is read: who may not call learns nothing of what it should hold. */
      readonly refuse?: (caller: Caller) => Refusal | undefined;
      /** It only reads, and long: when its caller is gone it ends with the statement at hand. */
      readonly endsWithCaller?: boolean;
      readonly handle: Handler<R>;
    };

/** The answers of a group of the contract's calls; a missing one is a type error. */
export type Answers<Calls extends Readonly<Record<string, Route>>> = {
  readonly [Id in keyof Calls]: Answer<Calls[Id]>;
};

/** Registers calls of the contract with their answers. */
export function serve<Calls extends Readonly<Record<string, NamedRoute>>>(
  app: FastifyInstance,
  calls: Calls,
  answers: Answers<Calls>,
): void {
  for (const id of Object.keys(calls) as (keyof Calls)[]) handle(app, calls[id], answers[id]);
}

/**
 * Registers one call, with and without its trailing slash: checks what comes, calls the handler, and sends its answer in
 * the envelope.
 * @source design "Envelope"
 */
function handle<R extends NamedRoute>(app: FastifyInstance, route: R, answer: Answer<R>): void {
  const {
    handle: handler,
    limit = "reads",
    guesses,
    refuse,
    endsWithCaller = false,
  } = typeof answer === "function" ? { handle: answer } : answer;
  const callers = new WeakMap<FastifyRequest, Caller>();
  const readCaller = (request: FastifyRequest) =>
    withDeadline(() => app.readCaller(request), app.deadlineMilliseconds);
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    config: { call: route.id, limit },
    ...(route.largestBodyBytes === undefined ? {} : { bodyLimit: route.largestBodyBytes }),
    ...(refuse && {
      async onRequest(request: FastifyRequest, reply: FastifyReply) {
        const caller = await readCaller(request);
        callers.set(request, caller);
        const refusal = refuse(caller);
        return refusal && sendFailure(reply, refusal.failure);
      },
    }),
    async handler(request, reply) {
      const checked = checkCall(route, request);
      if (!checked.ok) return sendErrors(reply, 400, checked.errors);
      // Counted before it is tried: of many guesses at the same moment no more than the limit are tried.
      const guess = guesses?.isGuess(checked.call) ? await app.countCall(request, guesses.limit) : undefined;
      if (guess && !guess.verdict.allowed) return sendFault(reply, tooMany(guess.verdict.retryAfterSeconds));
      const { headers: requestHeaders } = request;
      const work = async () =>
        handler({
          ...checked.call,
          requestHeaders,
          ...(callers.get(request) ?? (await app.readCaller(request))),
        });
      const gone = endsWithCaller ? goneCaller(reply) : undefined;
      const result = await duringRequest(request.id, () =>
        withDeadline(work, app.deadlineMilliseconds, gone),
      ).catch((fault: unknown) => {
        if (gone?.aborted) return undefined;
        throw fault;
      });
      // Nobody is there to be answered.
      if (result === undefined) return reply.hijack();
      if (!("failure" in result && result.failure.isWrongGuess)) await guess?.undoCount();
      if ("kept" in result) return sendKept(request, reply, result.kept);
      if ("failure" in result) return sendFailure(reply, result.failure);
      if (result.setCookies !== undefined) reply.header("set-cookie", [...result.setCookies]);
      return sendData(request, reply, route, result.data);
    },
  });
}

function goneCaller({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
