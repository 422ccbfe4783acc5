import type { CallRule, DeskRoute } from "@precise/contract/desk/kit/desk-route";
import type { DataOf, NamedRoute, Route } from "@precise/contract/wire/route";
import type { FastifyInstance } from "fastify";
import { isFresh, type StaffOfCall, type StaffSession } from "#api/modules/staff/staff-session.ts";
import { type Answers, type Call, type GuessRule, type Handler, serve } from "#api/platform/http/handle.ts";
import { failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import type { LimitName } from "#api/platform/limits/limit-rules.ts";

/** Answers a call of someone who is signed in at the desk and may make it. */
export type DeskHandler<R extends Route> = (call: Call<R>, staff: StaffSession) => Promise<Reply<DataOf<R>>>;

/** How a call of the desk is answered: by its handler, or, where anybody may make it, by one of any other call. */
export type DeskAnswer<R extends Route> =
  | DeskHandler<R>
  | {
      /** Of a long read, which ends when nobody waits for it any more. */
      readonly handleLong: DeskHandler<R>;
    }
  | {
      readonly limit?: LimitName;
      readonly guesses?: GuessRule<R>;
      /** For a rule of `anyone`. */
      readonly handleAnyone: Handler<R>;
    };

/** The answers of a group of the desk's calls; a missing one is a type error. */
export type DeskAnswers<Calls extends Readonly<Record<string, Route>>> = {
  readonly [Id in keyof Calls]: DeskAnswer<Calls[Id]>;
};

/** Registers the desk's calls: what a caller's role does not allow is refused before its handler is asked. */
export function serveDesk<Calls extends Readonly<Record<string, NamedRoute & DeskRoute>>>(
  app: FastifyInstance,
  calls: Calls,
  answers: DeskAnswers<Calls>,
): void {
  const guarded = Object.entries(calls).map(([id, call]) => {
    const answer = answers[id as keyof Calls];
    return [id, guard(answer as DeskAnswer<Route>, call)];
  });
  // By the same ids as `answers`; Object.fromEntries loses them.
  serve(app, calls, Object.fromEntries(guarded) as Answers<Calls>);
}

function guard(answer: DeskAnswer<Route>, rule: CallRule): Answers<{ call: Route }>["call"] {
  if (typeof answer === "object" && "handleAnyone" in answer) {
    if (rule.permission !== "anyone")
      throw new Error("a call that anyone may make has a rule that says otherwise");
    const { handleAnyone: handle, limit = "desk", guesses } = answer;
    return { limit, handle, ...(guesses && { guesses }) };
  }
  const isLong = typeof answer === "object";
  const handle = isLong ? answer.handleLong : answer;
  return {
    limit: "desk",
    endsWithCaller: isLong,
    refuse(caller) {
      const allowed = allow(caller.staff, rule);
      return "failure" in allowed ? allowed : undefined;
    },
    async handle(call) {
      const allowed = allow(call.staff, rule);
      return "failure" in allowed ? allowed : handle(call, allowed.staff);
    },
  };
}

/** The caller, if the rule lets them; else why not. */
export function allow(
  { session: staff, isSessionOver }: StaffOfCall,
  rule: CallRule,
): { readonly staff: StaffSession } | Refusal {
  if (staff === null) {
    return isSessionOver
      ? failure(401, "session_expired", "You are signed out. Sign in again.")
      : failure(401, "session_required", "Sign in first.");
  }
  const { permission } = rule;
  if (permission === "signed-in" || permission === "anyone") return { staff };
  if (!staff.may(permission)) return failure(403, "not_allowed", "Your role does not allow this.");
  if (rule.isFresh && !isFresh(staff))
    return failure(403, "second_factor_required", "Give a one-time code again to do this.");
  return { staff };
}
