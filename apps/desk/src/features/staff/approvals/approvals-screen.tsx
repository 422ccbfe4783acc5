import { type Approval, decideApproval, listApprovals } from "@precise/contract/desk/staff/approvals";
import type { ShownOnce } from "@precise/contract/desk/trade/trade-acts";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { useUnkeptWrite } from "#desk/api/use-unkept-write.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { FirstPasswordDialog } from "#desk/trade/outcome-dialog.tsx";
import { staleAfterTrade } from "#desk/trade/stale-trade.ts";
import { askedHref } from "#desk/trade/trade-words.ts";
import { actText, inputText, stateText } from "./approval-words.ts";

const columns = [
  { key: "subject", head: "About", isRowHead: true },
  { key: "act", head: "What" },
  { key: "input", head: "With", isWide: true },
  { key: "asked", head: "Asked by" },
  { key: "state", head: "State" },
  { key: "acts", head: "Decide", isHeadHidden: true, isWide: true },
] as const;

/** Acts that wait for a second person, and those of the last week. */
export function ApprovalsScreen() {
  const { data: approvals, error } = useQuery({ ...deskQuery(listApprovals), refetchInterval: 15_000 });
  const failure = failureOf(error);
  const [problem, setProblem] = useState<string>();
  // The screen's own, not the row's: that is gone with the decision.
  const [shown, setShown] = useState<ShownOnce | null>(null);
  return (
    <Page title="Approvals">
      {failure && <Alert tone="critical">{failureWords(failure)}</Alert>}
      {problem && <Alert tone="critical">{problem}</Alert>}
      {approvals === undefined && !failure && <Waiting label="Reading approvals" />}
      {approvals?.length === 0 && <p>Nothing waits for a second person.</p>}
      {approvals !== undefined && approvals.length > 0 && (
        <DenseTable
          label="Approvals"
          look="cards"
          columns={columns}
          rows={approvals.map((approval) => ({
            key: approval.id,
            tone: approval.state === "open" ? ("caution" as const) : undefined,
            cells: {
              subject: <Subject approval={approval} />,
              act: actText(approval.command),
              input: inputText(approval),
              asked: `${approval.asked_by.name}, ${shortDayAndTime(approval.asked_at)}`,
              state: stateText(approval),
              acts: approval.state === "open" && (
                <Decide approval={approval} onProblem={setProblem} onShown={setShown} />
              ),
            },
            below: approval.outcome ?? approval.reason,
          }))}
        />
      )}
      {shown && <FirstPasswordDialog shown={shown} onClose={() => setShown(null)} />}
    </Page>
  );
}

function Subject({ approval: { command, input, subject } }: { readonly approval: Approval }) {
  const href = command === "customers.erase" ? `/customers/${subject}` : askedHref(command, input);
  return href === undefined ? subject : <DeskLink href={href}>{subject}</DeskLink>;
}

function Decide(props: {
  readonly approval: Approval;
  readonly onProblem: (words: string | undefined) => void;
  readonly onShown: (shown: ShownOnce) => void;
}) {
  const { approval, onProblem, onShown } = props;
  // An approved act may answer a first password.
  const decide = useUnkeptWrite(decideApproval, [listApprovals, ...staleAfterTrade]);
  const send = async (decision: "approve" | "refuse") => {
    const { id, input_hash } = approval;
    const done = await decide.send({ params: { id }, body: { decision, input_hash } });
    onProblem(done.ok ? undefined : `${approval.subject}: ${failureWords(done.failure)}`);
    if (done.ok && done.value.shown_once) onShown(done.value.shown_once);
  };
  return (
    <span className={layouts.acts}>
      {approval.may_approve && (
        <Button pending={decide.isPending} onClick={() => void send("approve")}>
          Approve
        </Button>
      )}
      {(approval.may_approve || approval.is_own) && (
        <Button tone="secondary" pending={decide.isPending} onClick={() => void send("refuse")}>
          {approval.is_own ? "Take back" : "Refuse"}
        </Button>
      )}
    </span>
  );
}
