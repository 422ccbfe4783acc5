import {
  declineTradeApplication,
  readTradeApplication,
  type TradeApplicationPage,
} from "@precise/contract/desk/trade/trade-applications";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import type { ValueOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Fact, Facts } from "#desk/parts/facts.tsx";
import { Page } from "#desk/parts/page.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { AskDialog } from "#desk/trade/ask-dialog.tsx";
import { type Outcome, OutcomeDialog, outcomeOf } from "#desk/trade/outcome-dialog.tsx";
import { Proposals } from "#desk/trade/proposals.tsx";
import { staleAfterTrade } from "#desk/trade/stale-trade.ts";
import * as css from "#desk/trade/trade.css.ts";
import { useProposes } from "#desk/trade/use-proposes.ts";
import { statusNames, tradeName } from "./application-words.ts";
import { ApproveDialog } from "./approve-dialog.tsx";

/** One application with all its facts, and deciding it. */
export function ApplicationScreen() {
  const id = useAddressPart("id");
  return (
    <RecordScreen
      call={readTradeApplication}
      input={{ params: { id: Number(id) } }}
      title="Trade application"
      reading="Reading the application"
      back={<DeskLink href="/trade/applications">All applications</DeskLink>}
    >
      {(page) => <Application page={page} />}
    </RecordScreen>
  );
}

function Application({ page }: { readonly page: ValueOf<typeof readTradeApplication> }) {
  const [dialog, setDialog] = useState<"approve" | "decline" | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { application, account } = page;
  const isOpen = application.status === "open";
  const end = (next: Outcome | null) => {
    setDialog(null);
    setOutcome(next);
  };
  return (
    <Page
      title={application.company}
      beside={<span className={texts.muted}>{statusNames[application.status]}</span>}
      actions={
        isOpen && (
          <>
            <Button tone="secondary" onClick={() => setDialog("decline")}>
              Decline
            </Button>
            {account === null && <Button onClick={() => setDialog("approve")}>Approve</Button>}
          </>
        )
      }
    >
      <Proposals proposals={page.proposals} />
      <Known page={page} />
      <ApplicationFacts page={page} />
      <DeskLink href="/trade/applications">All applications</DeskLink>
      {dialog === "approve" && <ApproveDialog page={page} onEnd={end} onClose={() => setDialog(null)} />}
      {dialog === "decline" && <DeclineDialog page={page} onEnd={end} onClose={() => setDialog(null)} />}
      {outcome && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />}
    </Page>
  );
}

/** What the desk knows of company and person already. */
function Known({ page: { application, account, matches } }: { readonly page: TradeApplicationPage }) {
  if (application.status !== "open") return null;
  if (account)
    return (
      <Alert tone="caution" title="This e-mail has an account already">
        {application.email} is of <CompanyLink {...account} />. Nothing can be opened for it a second time.
      </Alert>
    );
  if (matches.length === 0) return null;
  return (
    <Alert tone="caution" title="There may be an account of this company">
      <ul className={layouts.list}>
        {matches.map(({ because, ...company }) => (
          <li key={company.id}>
            <CompanyLink {...company} />: {because}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function CompanyLink({ id, name }: { readonly id: string; readonly name: string }) {
  return <DeskLink href={`/companies/${id}`}>{name}</DeskLink>;
}

function ApplicationFacts({ page: { application, company } }: { readonly page: TradeApplicationPage }) {
  const { email, phone, decided_at: decidedAt } = application;
  return (
    <Facts>
      <Fact name="Received">{dayAndTime(application.created_at)}</Fact>
      {decidedAt && <Fact name={statusNames[application.status]}>{dayAndTime(decidedAt)}</Fact>}
      {company && (
        <Fact name="Account">
          <CompanyLink {...company} />
        </Fact>
      )}
      <Fact name="Company">{application.company}</Fact>
      <Fact name="Registration">{application.rc_number || <None />}</Fact>
      <Fact name="Tax number">{application.tin || <None />}</Fact>
      <Fact name="Trade">{tradeName(application.trade)}</Fact>
      <Fact name="State">{application.state}</Fact>
      <Fact name="Person">{`${application.firstname} ${application.lastname}`}</Fact>
      <Fact name="E-mail">
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact name="Phone">{phone ? <a href={`tel:${phone}`}>{phoneText(phone)}</a> : <None />}</Fact>
      <Fact name="Message">
        {application.message ? <p className={css.message}>{application.message}</p> : <None />}
      </Fact>
    </Facts>
  );
}

function None() {
  return <span className={texts.muted}>None given</span>;
}

function DeclineDialog(props: {
  readonly page: TradeApplicationPage;
  readonly onEnd: (outcome: Outcome | null) => void;
  readonly onClose: () => void;
}) {
  const { page, onEnd, onClose } = props;
  const { id, company, firstname } = page.application;
  const [problem, setProblem] = useState<string>();
  const decline = useDeskWrite(declineTradeApplication, staleAfterTrade);
  const isProposed = useProposes();
  return (
    <AskDialog
      title={`Decline ${company}?`}
      action={isProposed ? "Propose to decline" : "Decline"}
      tone="critical"
      isPending={decline.isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={async () => {
        const result = await decline.mutateAsync([{ params: { id } }]);
        if (!result.ok) return setProblem(failureWords(result.failure));
        onEnd(outcomeOf(result.value));
      }}
    >
      <p>
        The application is closed without an account, and this cannot be undone; {firstname} can apply again.
        Nobody is e-mailed: call them.
      </p>
    </AskDialog>
  );
}
