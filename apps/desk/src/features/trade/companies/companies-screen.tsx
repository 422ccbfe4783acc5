import { nairaText } from "@precise/cart-core/money";
import { type CompanyRow, listCompanies } from "@precise/contract/desk/trade/companies";
import { listPriceLists } from "@precise/contract/desk/trade/price-lists";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { deskQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import type { Column } from "#desk/table/column.ts";
import { onlyChosen } from "#desk/table/table-state.ts";
import { type Outcome, OutcomeDialog } from "#desk/trade/outcome-dialog.tsx";
import { companyHref, isNearlyFull } from "./company-words.ts";
import { OpenCompanyDialog } from "./open-company-dialog.tsx";

const columns: readonly Column<CompanyRow>[] = [
  { key: "name", head: "Company", cell: ({ name }) => name },
  {
    key: "state",
    head: "State",
    cell: ({ state }) => (state === "open" ? "Open" : <span className={texts.caution}>Disabled</span>),
  },
  { key: "price_list", head: "Price list", cell: ({ price_list }) => price_list },
  {
    key: "on_account",
    head: "On account",
    align: "end",
    cell: (company) => (
      <span className={isNearlyFull(company) ? texts.caution : undefined}>
        {nairaText(company.on_account.value)}
      </span>
    ),
  },
  {
    key: "credit_limit",
    head: "Limit",
    align: "end",
    cell: ({ credit_limit: { value } }) =>
      value === 0 ? <span className={texts.muted}>none</span> : nairaText(value),
  },
  {
    key: "people",
    head: "People",
    isGrowing: true,
    onCard: "none",
    cell: ({ people }) => people.join(", "),
  },
  { key: "tin", head: "Tax number", cell: ({ tin }) => tin, onCard: "none" },
  { key: "rc_number", head: "Registration", cell: ({ rc_number }) => rc_number, isSpare: true },
  {
    key: "terms_days",
    head: "Pays within",
    align: "end",
    cell: ({ terms_days: days }) => `${days} days`,
    isSpare: true,
  },
];
const stateFilter = {
  key: "state",
  name: "State",
  options: [
    { value: "open", name: "Open" },
    { value: "disabled", name: "Disabled" },
  ],
};
const creditFilter = {
  key: "credit",
  name: "Credit",
  options: [
    { value: "owes", name: "Owes on account" },
    { value: "full", name: "Less than a tenth left" },
  ],
};

/** Trade companies by name, with what they owe and may owe. */
export function CompaniesScreen() {
  const { data: lists } = useQuery(deskQuery(listPriceLists));
  const filters = useMemo(
    () => [
      stateFilter,
      creditFilter,
      {
        key: "list",
        name: "Price list",
        options: (lists ?? []).map(({ code, label }) => ({ value: code, name: label })),
      },
    ],
    [lists],
  );
  const [isOpening, setOpening] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <ListScreen
      title="Trade companies"
      actions={
        <>
          <DeskLink href="/trade/applications">Applications</DeskLink>
          <Button onClick={() => setOpening(true)}>New company</Button>
        </>
      }
      call={listCompanies}
      rows={(page) => page.companies}
      query={({ search, filters: chosen }) => ({
        search: search || undefined,
        list: chosen.list?.join() || undefined,
        state: onlyChosen(["open", "disabled"] as const, chosen.state),
        // Who has little left owes something.
        credit: (["full", "owes"] as const).find((each) => chosen.credit?.includes(each)),
      })}
      columns={columns}
      filters={filters}
      rowId={({ id }) => id}
      rowHref={({ id }) => companyHref(id)}
      searchHint="Name, tax number or e-mail"
      emptyWords="No company has a trade account yet."
    >
      {isOpening && (
        <OpenCompanyDialog
          onClose={() => setOpening(false)}
          onEnd={(next) => {
            setOpening(false);
            setOutcome(next);
          }}
        />
      )}
      {outcome && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />}
    </ListScreen>
  );
}
