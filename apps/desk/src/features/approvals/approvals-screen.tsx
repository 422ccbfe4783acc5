import { type Approval, decideApproval, listApprovals } from "@precise/contract/desk/desk-approvals";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Page } from "#desk/parts/page.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import { actText, inputText, stateText } from "./approval-words.ts";
import * as css from "./approvals.css.ts";

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
  return (
    <Page title="Approvals">
      {failure && <Alert tone="critical">{failureWords(failure)}</Alert>}
      {problem && <Alert tone="critical">{problem}</Alert>}
      {approvals === undefined && !failure && <Waiting label="Reading what waits" />}
      {approvals?.length === 0 && <p>Nothing waits for a second person.</p>}
      {approvals !== undefined && approvals.length > 0 && (
        <DenseTable
          label="Approvals"
          columns={columns}
          rows={approvals.map((approval) => ({
            key: approval.id,
            tone: approval.state === "open" ? ("caution" as const) : undefined,
            cells: {
              subject: approval.subject,
              act: actText(approval.command),
              input: inputText(approval.input),
              asked: `${approval.asked_by.name}, ${shortDayAndTime(approval.asked_at)}`,
              state: stateText(approval),
              acts: approval.state === "open" && <Decide approval={approval} onProblem={setProblem} />,
            },
            below: approval.outcome ?? approval.reason,
          }))}
        />
      )}
    </Page>
  );
}

function Decide(props: {
  readonly approval: Approval;
  readonly onProblem: (words: string | undefined) => void;
}) {
  const { approval, onProblem } = props;
  const decide = useDeskWrite(decideApproval, [listApprovals]);
  const send = async (decision: "approve" | "refuse") => {
    const { id, input_hash } = approval;
    const done = await decide.mutateAsync([{ params: { id }, body: { decision, input_hash } }]);
    onProblem(done.ok ? undefined : `${approval.subject}: ${failureWords(done.failure)}`);
  };
  return (
    <span className={css.acts}>
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
