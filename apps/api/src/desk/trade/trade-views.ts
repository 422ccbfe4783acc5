import type { OpenedPerson, TradeProposal } from "@precise/contract/desk/trade/trade-acts";
import type { Sql } from "#api/platform/database/port.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { OpenedAccount } from "./account-commands.ts";

/** What `actOrAsk` comes to. */
type Acted<Result> =
  | { readonly done: Result }
  | { readonly approval: { readonly id: string; readonly reason: string } }
  | Refusal;

/** The answer of an act that may wait for a second person. */
export function actedAnswer<Result, Done extends object>(
  acted: Acted<Result>,
  doneOf: (result: Result) => Done,
): Reply<{ done?: Done; approval?: { id: string; reason: string } }> {
  if ("failure" in acted) return acted;
  return answer("done" in acted ? { done: doneOf(acted.done) } : { approval: acted.approval });
}

/** The one answer that has the first password. */
export function openedView({ company, email, first_password }: OpenedAccount): OpenedPerson {
  return { company: { id: company.id, name: company.name }, email, first_password };
}

export const noCompany = failure(404, "not_found", "There is no such trade company.");
export const noPerson = failure(404, "not_found", "The company has no such person.");

/** What of it waits for a second person, the newest first. @param about a company with its people, or an application */
export async function readTradeProposals(
  sql: Sql,
  about:
    | { readonly companyId: string; readonly emails: readonly string[] }
    | { readonly application: number },
): Promise<TradeProposal[]> {
  const isApplication = "application" in about;
  const rows = await sql.query<Omit<TradeProposal, "asked_at"> & { readonly asked_at: Date }>(
    `select a.id, a.command, a.subject, p.name as asked_by, a.asked_at
     from approval_request a join staff_person p on p.id = a.asked_by
     where a.state = 'open' and a.expires_at > now() and a.command like 'trade.%' and ${
       isApplication
         ? "a.input ->> 'application' = $1"
         : `($1 in (a.input ->> 'company', a.input ->> 'client', a.input ->> 'existing', a.input #>> '{company,existing}')
            or lower(coalesce(a.input ->> 'client', a.input ->> 'email')) = any($2::text[]))`
     } order by a.asked_at desc`,
    isApplication
      ? [String(about.application)]
      : [about.companyId, about.emails.map((email) => email.toLowerCase())],
  );
  return rows.map((row) => ({ ...row, asked_at: wireTime(row.asked_at) }));
}

/** Words of a search box, not more than anyone types. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? "").trim().split(/\s+/).filter(Boolean).slice(0, 8);
}
