import { readCompany, type TradeEvent } from "@precise/contract/desk/trade/companies";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { ValueOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { type Outcome, OutcomeDialog } from "#desk/trade/outcome-dialog.tsx";
import { Proposals } from "#desk/trade/proposals.tsx";
import * as css from "#desk/trade/trade.css.ts";
import { eventText } from "#desk/trade/trade-words.ts";
import { CompanyFacts } from "./company-facts.tsx";
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
        <div className={layouts.wideColumn}>
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

const historyColumns = [
  { key: "at", head: "When", isRowHead: true },
  { key: "what", head: "What", isWide: true },
  { key: "about", head: "About", isWide: true },
  { key: "who", head: "Who" },
] as const;

/** What was done about a company and its people. */
function CompanyHistory({ events }: { readonly events: readonly TradeEvent[] }) {
  return (
    <Part title="History" id="history">
      {events.length === 0 ? (
        <p className={texts.muted}>Nothing was changed here yet.</p>
      ) : (
        <DenseTable
          label="History"
          columns={historyColumns}
          rows={events.map((event, place) => ({
            key: `${event.at} ${place}`,
            cells: {
              at: shortDayAndTime(event.at),
              what: eventText(event),
              about: <span className={texts.breakable}>{event.subject}</span>,
              who: event.reason === null ? event.actor : `${event.actor}. ${event.reason}`,
            },
          }))}
        />
      )}
    </Part>
  );
}
