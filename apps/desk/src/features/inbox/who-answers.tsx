import {
  assignInboxMessage,
  type InboxMessage,
  listInboxMessages,
  readInboxMessage,
} from "@precise/contract/desk/inbox/inbox";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Part } from "#desk/parts/part.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";

/** Who has taken a message: so that no two answer the same one. */
export function WhoAnswers({ message }: { readonly message: InboxMessage }) {
  const { reference, assignee, revision } = message;
  const assign = useDeskWrite(assignInboxMessage, [readInboxMessage, listInboxMessages]);
  const [problem, setProblem] = useState<string>();
  const send = async (to: "me" | "nobody") => {
    const input = { params: { reference }, ifMatch: String(revision), body: { to } };
    const result = await assign.mutateAsync([input]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
  };
  const isMine = assignee?.is_me ?? false;
  return (
    <Part title="Who answers" id="who">
      <p>
        {assignee === null
          ? "Nobody has taken it yet."
          : isMine
            ? "You answer this."
            : `${assignee.name} answers this.`}
      </p>
      {problem && <Alert tone="critical">{problem}</Alert>}
      <div className={layouts.acts}>
        {!isMine && (
          <Button tone="secondary" pending={assign.isPending} onClick={() => void send("me")}>
            {assignee === null ? "I answer this" : "Take it over"}
          </Button>
        )}
        {isMine && (
          <Button tone="secondary" pending={assign.isPending} onClick={() => void send("nobody")}>
            Give it back
          </Button>
        )}
      </div>
    </Part>
  );
}
