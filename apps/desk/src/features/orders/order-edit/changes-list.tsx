import {
  type DeskOrderChange,
  listOrderChanges,
  withdrawOrderChange,
} from "@precise/contract/desk/orders/order-changes";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Part } from "#desk/parts/part.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";

const states: Readonly<Record<DeskOrderChange["state"], string>> = {
  open: "waits for the customer",
  accepted: "accepted",
  applied: "made",
  declined: "declined",
  withdrawn: "withdrawn",
  replaced: "replaced by a later one",
  expired: "not answered in time",
  void: "void: the order has moved on",
};

/** Changes of an order, the newest first; one that waits for the customer can be taken back. */
export function ChangesList(props: {
  readonly number: string;
  readonly changes: readonly DeskOrderChange[];
  readonly replaces: string | null;
}) {
  const { number, changes, replaces } = props;
  const withdraw = useDeskWrite(withdrawOrderChange, [listOrderChanges]);
  const [problem, setProblem] = useState<string>();
  if (changes.length === 0 && replaces === null) return null;
  const takeBack = async (id: number) => {
    const done = await withdraw.mutateAsync([{ params: { number, id }, body: {} }]);
    setProblem(done.ok ? undefined : failureWords(done.failure));
  };
  return (
    <Part title="Changes" id="changes">
      {replaces !== null && (
        <p>
          This order took the place of <DeskLink href={`/orders/${replaces}`}>{replaces}</DeskLink>.
        </p>
      )}
      <ul className={layouts.closeRows}>
        {changes.map(({ id, state, made_at, made_by, reason, expires_at, new_number }) => (
          <li key={id}>
            {shortDayAndTime(made_at)}, {made_by}: {reason}{" "}
            <strong>
              {states[state]}
              <span>{state === "open" && ` until ${shortDayAndTime(expires_at)}`}</span>
            </strong>
            {new_number && (
              <>
                {" "}
                → <DeskLink href={`/orders/${new_number}`}>{new_number}</DeskLink>
              </>
            )}
            {state === "open" && (
              <>
                {" "}
                <Button tone="secondary" pending={withdraw.isPending} onClick={() => void takeBack(id)}>
                  Withdraw
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {problem && <Alert tone="critical">{problem}</Alert>}
    </Part>
  );
}
