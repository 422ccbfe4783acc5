import { formatNaira, fromWireValue, kobo, nairaText, subtractKobo } from "@precise/cart-core/money";
import type { CompanyPage } from "@precise/contract/desk/trade/companies";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { type ReactNode, useState } from "react";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import type { Outcome } from "#desk/trade/outcome-dialog.tsx";
import * as css from "#desk/trade/trade.css.ts";
import { LimitDialog, ListDialog, TermsDialog, TinDialog } from "./agreement-dialogs.tsx";
import { isNearlyFull } from "./company-words.ts";

const dialogs = { list: ListDialog, limit: LimitDialog, terms: TermsDialog, tin: TinDialog };
type Changed = keyof typeof dialogs;

interface Fact {
  readonly name: string;
  readonly text: ReactNode;
  /** What changes it. */
  readonly changed?: Changed;
}

/** What is agreed with a company, each with its change. */
export function CompanyFacts({
  company,
  onEnd,
}: {
  readonly company: CompanyPage["company"];
  readonly onEnd: (outcome: Outcome | null) => void;
}) {
  const [dialog, setDialog] = useState<Changed | null>(null);
  const Asked = dialog === null ? null : dialogs[dialog];
  const { credit_limit: limit, on_account: used, terms_days: days, price_list: list } = company;
  const left = subtractKobo(fromWireValue(limit.value), fromWireValue(used.value));
  const facts: readonly Fact[] = [
    { name: "Price list", text: <DeskLink href={`/price-lists/${list}`}>{list}</DeskLink>, changed: "list" },
    {
      name: "Credit limit",
      text: limit.value === 0 ? "None: nothing on account" : nairaText(limit.value),
      changed: "limit",
    },
    {
      name: "On account",
      text: (
        <span className={isNearlyFull(company) ? texts.caution : undefined}>
          {nairaText(used.value)}
          <span>
            {limit.value > 0 &&
              (left >= 0 ? `, ${formatNaira(left)} left` : `, ${formatNaira(kobo(-left))} above the limit`)}
          </span>
        </span>
      ),
    },
    { name: "Pays within", text: days === 1 ? "1 day" : `${days} days`, changed: "terms" },
    { name: "Tax number", text: company.tin || <None />, changed: "tin" },
    { name: "Registration", text: company.rc_number || <None /> },
    { name: "Account since", text: dayAndTime(company.created_at) },
  ];
  return (
    <section className={layouts.part} aria-label="Agreed">
      <dl className={css.facts}>
        {facts.map(({ name, text, changed }) => (
          <div key={name} style={{ display: "contents" }}>
            <dt className={texts.muted}>{name}</dt>
            <dd className={css.factText}>
              {text}
              {changed && (
                <TextButton aria-label={`Change ${name.toLowerCase()}`} onClick={() => setDialog(changed)}>
                  Change
                </TextButton>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={texts.muted}>On account counts what is owed and what orders under way have promised.</p>
      {Asked && (
        <Asked
          company={company}
          onClose={() => setDialog(null)}
          onEnd={(outcome) => {
            setDialog(null);
            onEnd(outcome);
          }}
        />
      )}
    </section>
  );
}

function None() {
  return <span className={texts.muted}>None</span>;
}
