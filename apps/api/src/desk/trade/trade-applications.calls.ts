import type {
  deskTradeApplicationCalls,
  TradeApplication,
} from "@precise/contract/desk/trade/trade-applications";
import { rcNumberText } from "@precise/contract/nigeria/rc-number";
import { actOrAsk } from "#api/desk/kit/act-or-ask.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { approveCommand, declineCommand } from "./account-commands.ts";
import { findApplications, type ListedApplication, readApplication } from "./trade-list.ts";
import {
  companyOfEmail,
  type NamedCompany,
  refuseTakenEmail,
  refuseUnknownCompany,
  refuseUnknownList,
} from "./trade-refusals.ts";
import { actedAnswer, openedView, readTradeProposals, searchWords } from "./trade-views.ts";

const pageSize = 50;

/** Answers the calls of applications for a trade account. */
export function tradeApplicationAnswers(parts: DeskParts): DeskAnswers<typeof deskTradeApplicationCalls> {
  const { db } = parts;
  return {
    async listTradeApplications({ query }) {
      const { rows, ...page } = await findApplications(db, {
        words: searchWords(query.search),
        status: query.status ?? null,
        cursor: query.cursor,
        limit: pageSize,
      });
      return answer({ applications: rows.map(applicationView), ...page });
    },
    async readTradeApplication({ params: { id } }) {
      const application = await readApplication(db, id);
      if (application === undefined) return noApplication(id);
      const [company, account, matches, proposals] = await Promise.all([
        companyOfApplication(db, id),
        companyOfEmail(db, application.email),
        sameCompanies(db, application),
        readTradeProposals(db, { application: id }),
      ]);
      return answer({ application: applicationView(application), company, account, matches, proposals });
    },
    async approveTradeApplication({ params: { id }, body }, staff) {
      const application = await readApplication(db, id);
      if (application === undefined) return noApplication(id);
      const refusal =
        refuseDecided(application) ??
        (await refuseTakenEmail(db, application.email)) ??
        ("existing" in body ? undefined : await refuseUnknownList(db, body.price_list)) ??
        ("existing" in body ? await refuseUnknownCompany(db, body.existing) : undefined);
      if (refusal !== undefined) return refusal;
      const input =
        "existing" in body
          ? { application: id, existing: body.existing }
          : {
              ...{ application: id, priceList: body.price_list, creditLimit: body.credit_limit },
              ...(body.terms_days !== undefined && { termsDays: body.terms_days }),
            };
      return actedAnswer(
        await actOrAsk(parts, staff, approveCommand, input, application.company),
        openedView,
      );
    },
    async declineTradeApplication({ params: { id } }, staff) {
      const application = await readApplication(db, id);
      if (application === undefined) return noApplication(id);
      const refusal = refuseDecided(application);
      if (refusal !== undefined) return refusal;
      const acted = await actOrAsk(parts, staff, declineCommand, { application: id }, application.company);
      return actedAnswer(acted, () => ({ application: id }));
    },
  };
}

function noApplication(id: number) {
  return failure(404, "not_found", `There is no application ${id}.`);
}

function refuseDecided({ status }: ListedApplication): Refusal | undefined {
  return status === "open" ? undefined : failure(409, "refused", `This application was ${status} already.`);
}

function applicationView({ created_at, decided_at, ...application }: ListedApplication): TradeApplication {
  return {
    ...application,
    rc_number: rcNumberText(application.rc_number),
    created_at: wireTime(created_at),
    decided_at: wireTimeOrNull(decided_at),
  };
}

async function companyOfApplication(sql: Sql, id: number): Promise<NamedCompany | null> {
  const [row] = await sql.query<NamedCompany>(
    `select c.id, c.name from client_application a join client_person p on p.id = a.person_id
     join client_company c on c.id = p.company_id where a.id = $1`,
    [id],
  );
  return row ?? null;
}

/** Companies that may be the one that applies. */
function sameCompanies(sql: Sql, { company, rc_number, tin }: ListedApplication) {
  return sql.query<NamedCompany & { readonly because: string }>(
    `select id, name, concat_ws(', ', case when lower(name) = lower($1) then 'the same name' end,
       case when $2 <> '' and rc_number = $2 then 'the same registration number' end,
       case when $3 <> '' and tin = $3 then 'the same tax number' end) as because
     from client_company where lower(name) = lower($1) or ($2 <> '' and rc_number = $2) or ($3 <> '' and tin = $3)
     order by lower(name), id limit 5`,
    [company, rcNumberText(rc_number), tin],
  );
}
