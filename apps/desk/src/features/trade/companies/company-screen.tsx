import { readCompany } from "@precise/contract/desk/trade/companies";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import { type Outcome, OutcomeDialog } from "#desk/trade/outcome-dialog.tsx";
import { Proposals } from "#desk/trade/proposals.tsx";
import * as css from "#desk/trade/trade.css.ts";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyHistory } from "./company-history.tsx";
import { CompanyOrders } from "./company-orders.tsx";
import { CompanyPeople } from "./company-people.tsx";
import { CompanyStateDialog } from "./state-dialogs.tsx";

/** A trade company: what is agreed, its people, latest orders and what was done. */
export function CompanyScreen() {
  const { id = "" } = useParams({ strict: false }) as { readonly id?: string };
  const { data, error } = useQuery(deskQuery(readCompany, { params: { id } }));
  const failure = failureOf(error);
  const [isSwitching, setSwitching] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (data === undefined)
    return (
      <Page title="Trade company">
        {failure ? (
          <Alert tone="critical">{failureWords(failure)}</Alert>
        ) : (
          <Waiting label="Reading the company" />
        )}
        <DeskLink href="/companies">All trade companies</DeskLink>
      </Page>
    );
  const { company } = data;
  const isDisabled = company.state === "disabled";
  return (
    <Page
      title={company.name}
      beside={isDisabled && <span className={css.caution}>Disabled</span>}
      actions={
        <Button tone="secondary" onClick={() => setSwitching(true)}>
          {isDisabled ? "Enable again" : "Disable"}
        </Button>
      }
    >
      {isDisabled && (
        <Alert tone="caution">Nobody of this company can sign in. Its orders stay as they are.</Alert>
      )}
      <Proposals proposals={data.proposals} />
      <div className={css.columns}>
        <div className={css.beside}>
          <CompanyFacts company={company} onEnd={setOutcome} />
        </div>
        <div className={css.stack}>
          <CompanyPeople company={company} onEnd={setOutcome} />
          <CompanyOrders company={company} orders={data.orders} />
          <CompanyHistory events={data.history} />
        </div>
      </div>
      <DeskLink href="/companies">All trade companies</DeskLink>
      {isSwitching && (
        <CompanyStateDialog
          company={company}
          onClose={() => setSwitching(false)}
          onEnd={(next) => {
            setSwitching(false);
            setOutcome(next);
          }}
        />
      )}
      {outcome && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />}
    </Page>
  );
}
