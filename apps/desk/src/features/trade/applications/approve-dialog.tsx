import { listCompanies } from "@precise/contract/desk/trade/companies";
import {
  approveTradeApplication,
  type TradeApplicationPage,
} from "@precise/contract/desk/trade/trade-applications";
import { cleanLine } from "@precise/contract/wire/clean-text";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { deskQuery } from "#desk/api/desk-query.ts";
import { useUnkeptWrite } from "#desk/api/use-unkept-write.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { CompanyFields } from "#desk/trade/company-fields.tsx";
import { type Outcome, outcomeOf } from "#desk/trade/outcome-dialog.tsx";
import { staleAfterTrade } from "#desk/trade/stale-trade.ts";
import { companyEntries, firstPasswordWords, usualCompany } from "#desk/trade/trade-entries.ts";
import { useProposes } from "#desk/trade/use-proposes.ts";

const intoNew = z.object({ ...companyEntries });
const intoExisting = z.object({
  existing: z.string().check(z.minLength(1, "Choose the company.")),
});

interface Props {
  readonly page: TradeApplicationPage;
  readonly onEnd: (outcome: Outcome | null) => void;
  readonly onClose: () => void;
}

/** Opens the account that was applied for: of a new company, or of one that has an account. */
export function ApproveDialog(props: Props) {
  const { matches } = props.page;
  const [isNew, setNew] = useState(matches.length === 0);
  const choice = (
    <SelectField
      id="approve-into"
      label="Account of"
      value={isNew ? "new" : "existing"}
      onChange={(event) => setNew(event.target.value === "new")}
    >
      <option value="new">A new company</option>
      <option value="existing">A company that has an account</option>
    </SelectField>
  );
  return isNew ? <NewForm {...props} choice={choice} /> : <ExistingForm {...props} choice={choice} />;
}

type FormProps = Props & { readonly choice: React.ReactNode };

function NewForm({ page: { application }, choice, onEnd, onClose }: FormProps) {
  const { id, company, firstname, lastname } = application;
  const form = useDeskForm(`approve ${id}`, intoNew, { ...usualCompany });
  const approve = useUnkeptWrite(approveTradeApplication, staleAfterTrade);
  const isProposed = useProposes();
  return (
    <FormDialog
      title={`Approve ${company}`}
      action={isProposed ? "Propose the account" : "Open the account"}
      form={form}
      isPending={approve.isPending}
      onClose={onClose}
      onSend={async (body) => {
        const result = await approve.send({ params: { id }, body });
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onEnd(outcomeOf(result.value));
      }}
    >
      <p>
        {firstname} {lastname} gets an e-mail that the account is open. {firstPasswordWords(isProposed)}
      </p>
      {choice}
      <CompanyFields field={form.field} />
    </FormDialog>
  );
}

function ExistingForm({ page: { application, matches }, choice, onEnd, onClose }: FormProps) {
  const { id, company, firstname, lastname } = application;
  const form = useDeskForm(`approve ${id} into`, intoExisting, { existing: matches[0]?.id ?? "" });
  const approve = useUnkeptWrite(approveTradeApplication, staleAfterTrade);
  const isProposed = useProposes();
  const [search, setSearch] = useState("");
  const query = { search: cleanLine(search) || undefined };
  const { data } = useQuery(deskQuery(listCompanies, { query }));
  const found = (data?.companies ?? []).filter((each) => matches.every((match) => match.id !== each.id));
  return (
    <FormDialog
      title={`Approve ${company}`}
      action={isProposed ? "Propose the account" : "Open the account"}
      form={form}
      isPending={approve.isPending}
      onClose={onClose}
      onSend={async (body) => {
        const result = await approve.send({ params: { id }, body });
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onEnd(outcomeOf(result.value));
      }}
    >
      <p>
        {firstname} {lastname} joins that company, with its prices, limit and terms.
      </p>
      {choice}
      <TextField
        id="approve-search"
        label="Search companies"
        hint="Name, tax number or a person's e-mail"
        optional
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <SelectField label="Company" {...form.field("existing")}>
        <option value="">{data?.total === 0 && matches.length === 0 ? "None found" : "Choose"}</option>
        {matches.map((match) => (
          <option key={match.id} value={match.id}>
            {match.name}: {match.because}
          </option>
        ))}
        {found.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
