import { nairaText } from "@precise/cart-core/money";
import { type BankCreditRow, matchBankCredit } from "@precise/contract/desk/money/bank-statements";
import { dayText } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { IgnoreCreditDialog, OtherOrderDialog } from "./credit-dialogs.tsx";
import { staleAfterMoney } from "./money-writes.ts";
import * as css from "./payments.css.ts";

const columns = [
  { key: "day", head: "Day" },
  { key: "narration", head: "Narration", isRowHead: true, isWide: true },
  { key: "amount", head: "Amount", align: "end" },
  { key: "sure", head: "Match" },
  { key: "act", head: "Act", isHeadHidden: true, align: "end" },
] as const;

const verdictNames = { sure: "Sure", likely: "Likely", unclear: "Not clear", none: "No order fits" } as const;

/** Credits with their candidates; one press books one. */
export function CreditTable({ credits }: { readonly credits: readonly BankCreditRow[] }) {
  const [open, setOpen] = useState<{
    readonly credit: BankCreditRow;
    readonly act: "other" | "ignore";
  } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <DenseTable
        label="Credits of the bank"
        columns={columns}
        rows={credits.map((credit) => ({
          key: credit.id,
          cells: {
            day: dayText(credit.day),
            narration: (
              <span className={css.narration}>
                {credit.narration || "No narration"}
                {credit.reference && <span className={texts.muted}> {credit.reference}</span>}
              </span>
            ),
            amount: <span className={texts.figure}>{nairaText(credit.amount.value)}</span>,
            sure: verdictNames[credit.verdict ?? "none"],
            act: (
              <span className={layouts.bar}>
                <Button tone="secondary" onClick={() => setOpen({ credit, act: "other" })}>
                  Other order
                </Button>
                <Button tone="secondary" onClick={() => setOpen({ credit, act: "ignore" })}>
                  Not an order's
                </Button>
              </span>
            ),
          },
          below: <Candidates credit={credit} />,
        }))}
      />
      {open?.act === "other" && <OtherOrderDialog credit={open.credit} onClose={close} />}
      {open?.act === "ignore" && <IgnoreCreditDialog credit={open.credit} onClose={close} />}
    </>
  );
}

function Candidates({ credit }: { readonly credit: BankCreditRow }) {
  const [problem, setProblem] = useState<string>();
  const write = useDeskWrite(matchBankCredit, staleAfterMoney);
  const { id, candidates = [], shares = [] } = credit;
  const book = async (body: { number: string } | { shares: { number: string; amount: number }[] }) => {
    const result = await write.mutateAsync([{ params: { id }, body }]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
  };
  if (shares.length > 1)
    return (
      <div className={css.candidate}>
        <Button
          pending={write.isPending}
          onClick={() =>
            void book({ shares: shares.map(({ number, amount }) => ({ number, amount: amount.value })) })
          }
        >
          Book for {shares.length} orders
        </Button>
        {shares.map(({ number, amount }) => (
          <span key={number}>
            <DeskLink href={`/payments/${number}`}>{number}</DeskLink> {nairaText(amount.value)}
          </span>
        ))}
        {problem && <Alert tone="critical">{problem}</Alert>}
      </div>
    );
  if (candidates.length === 0) return null;
  return (
    <div className={layouts.closeStack}>
      {shownOf(credit).map(({ number, missing, reasons }, place) => (
        <div key={number} className={css.candidate}>
          <Button
            tone={
              place === 0 && (credit.verdict === "sure" || credit.verdict === "likely")
                ? "primary"
                : "secondary"
            }
            pending={write.isPending}
            onClick={() => void book({ number })}
          >
            Book for {number}
          </Button>
          <DeskLink href={`/payments/${number}`}>{nairaText(missing.value)} missing</DeskLink>
          <span className={texts.muted}>{reasons.join(" · ")}</span>
        </div>
      ))}
      {problem && <Alert tone="critical">{problem}</Alert>}
    </div>
  );
}

const mostShown = 3;

/** Of a sure one the order that it names; else the best, and all that fit as well as the last of them. */
function shownOf({ verdict, candidates = [], shares = [] }: BankCreditRow) {
  if (verdict === "sure")
    return candidates.filter(({ number }) => shares.some((share) => share.number === number));
  const least = candidates[mostShown - 1]?.score ?? 0;
  return candidates.filter(({ score }) => score >= least);
}
