import {
  closeReturn,
  type DeskReturn,
  listDeskReturns,
  readDeskReturn,
  readReturnPicture,
} from "@precise/contract/desk/returns";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { deskQuery, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { SentPictures } from "#desk/pictures/sent-pictures.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { DecideForm } from "./decide-form.tsx";
import { ReceiveForm } from "./receive-form.tsx";
import { ReturnFacts, ReturnItems } from "./return-facts.tsx";
import { nameIn, stateNames } from "./return-words.ts";
import * as css from "./returns.css.ts";
import { SettleForm } from "./settle-form.tsx";

/** One return: what it is about, what has happened, and what is to be done with it now. */
export function ReturnScreen() {
  const number = useAddressPart("number");
  return (
    <RecordScreen
      call={readDeskReturn}
      input={{ params: { number } }}
      title={number}
      reading="Reading the return"
    >
      {(claim) => (
        <Page
          title={claim.number}
          beside={<strong>{nameIn(stateNames, claim.state)}</strong>}
          actions={<CloseButton claim={claim} />}
        >
          <div className={layouts.columns}>
            <div className={layouts.part}>
              <ReturnItems claim={claim} />
              <ReturnPictures number={claim.number} count={claim.pictures} />
              <Part title="History">
                <ol className={css.history}>
                  {claim.timeline.map(({ at, text, actor }) => (
                    <li key={at + text}>
                      {text}{" "}
                      <span className={texts.muted}>
                        {dayAndTime(at)}, {actor ?? "the customer"}
                      </span>
                    </li>
                  ))}
                </ol>
              </Part>
            </div>
            <div className={layouts.part}>
              <NextStep claim={claim} />
              <ReturnFacts claim={claim} />
            </div>
          </div>
        </Page>
      )}
    </RecordScreen>
  );
}

/** The form of what comes next, for who may do it. */
function NextStep({ claim }: { readonly claim: DeskReturn }) {
  const mayDecide = useMay("return.settle");
  const mayReceive = useMay("return.receive");
  const { number, state, revision } = claim;
  if ((state === "requested" || state === "refused") && mayDecide)
    return <DecideForm key={revision} number={number} isRefused={state === "refused"} />;
  if (state === "approved" && mayReceive) return <ReceiveForm key={revision} claim={claim} />;
  if (state === "received" && mayDecide) return <SettleForm key={revision} claim={claim} />;
  return null;
}

/** Why a claim ends before it is settled: the button says it, and its shopper reads it. */
const reasonsToClose: Readonly<
  Record<string, { readonly act: string; readonly reason: string } | undefined>
> = {
  requested: { act: "Withdraw for the customer", reason: "You withdrew it." },
  approved: { act: "Close: the goods did not come", reason: "The goods did not come." },
};

/** Closes what needs nothing more; it can be read all the same. */
function CloseButton({ claim }: { readonly claim: DeskReturn }) {
  const mayClose = useMay("return.settle");
  const close = useDeskWrite(closeReturn, [readDeskReturn, listDeskReturns]);
  const [problem, setProblem] = useState<string>();
  if (!mayClose || !claim.next.includes("closed")) return null;
  const because = reasonsToClose[claim.state];
  const send = async () => {
    const body = because === undefined ? {} : { reason: because.reason };
    const closed = await close.mutateAsync([{ params: { number: claim.number }, body }]);
    setProblem(closed.ok ? undefined : failureWords(closed.failure));
  };
  return (
    <>
      {problem && <Alert tone="critical">{problem}</Alert>}
      <Button tone="secondary" pending={close.isPending} onClick={() => void send()}>
        {because?.act ?? "Close"}
      </Button>
    </>
  );
}

/** The pictures that came with a claim. */
function ReturnPictures({ number, count }: { readonly number: string; readonly count: number }) {
  if (count === 0) return null;
  return (
    <Part title="Pictures">
      <SentPictures
        count={count}
        // A picture never changes.
        query={(position) => ({
          ...deskQuery(readReturnPicture, { params: { number, position } }),
          staleTime: Number.POSITIVE_INFINITY,
        })}
        what="What the customer sent"
      />
    </Part>
  );
}
