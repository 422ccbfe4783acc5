import { readCompany } from "@precise/contract/desk/trade/companies";
import type { ValueOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as texts from "#desk/styles/texts.css.ts";
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
  const id = useAddressPart("id");
  return (
    <RecordScreen
      call={readCompany}
      input={{ params: { id } }}
      title="Trade company"
      reading="Reading the company"
      back={<DeskLink href="/companies">All trade companies</DeskLink>}
    >
      {(page) => <Company page={page} />}
    </RecordScreen>
  );
}

function Company({ page }: { readonly page: ValueOf<typeof readCompany> }) {
  const [isSwitching, setSwitching] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { company } = page;
  const isDisabled = company.state === "disabled";
  return (
    <Page
      title={company.name}
      beside={isDisabled && <span className={texts.caution}>Disabled</span>}
      actions={
        <Button tone="secondary" onClick={() => setSwitching(true)}>
          {isDisabled ? "Enable again" : "Disable"}
        </Button>
      }
    >
      {isDisabled && (
        <Alert tone="caution">Nobody of this company can sign in. Its orders stay as they are.</Alert>
      )}
      <Proposals proposals={page.proposals} />
      <div className={css.columns}>
        <div className={css.beside}>
          <CompanyFacts company={company} onEnd={setOutcome} />
        </div>
        <div className={css.stack}>
          <CompanyPeople company={company} onEnd={setOutcome} />
          <CompanyOrders company={company} orders={page.orders} />
          <CompanyHistory events={page.history} />
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
