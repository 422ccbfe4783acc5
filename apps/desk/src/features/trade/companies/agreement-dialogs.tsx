import { nairaText } from "@precise/cart-core/money";
import {
  assignPriceList,
  type CompanyPage,
  setCompanyTerms,
  setCompanyTin,
  setCreditLimit,
} from "@precise/contract/desk/trade/companies";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { optionalEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { PriceListField } from "#desk/trade/company-fields.tsx";
import { type Outcome, outcomeOf } from "#desk/trade/outcome-dialog.tsx";
import { staleAfterTrade } from "#desk/trade/stale-trade.ts";
import { limitEntry, limitTyped, termsEntry } from "#desk/trade/trade-entries.ts";
import { useProposes } from "#desk/trade/use-proposes.ts";

interface Props {
  readonly company: CompanyPage["company"];
  readonly onEnd: (outcome: Outcome | null) => void;
  readonly onClose: () => void;
}

const listSchema = z.object({ price_list: z.string().check(z.minLength(1, "Choose a price list.")) });

/** Another price list. */
export function ListDialog({ company: { id, name, price_list: from }, onEnd, onClose }: Props) {
  const form = useDeskForm(`price list of ${id}`, listSchema, { price_list: from });
  const assign = useDeskWrite(assignPriceList, staleAfterTrade);
  return (
    <FormDialog
      title={`Price list of ${name}`}
      action={useSaveWords()}
      form={form}
      isPending={assign.isPending}
      onClose={onClose}
      onSend={async ({ price_list }) => {
        if (price_list === from) return form.showErrors({ price_list: "It has this list already." });
        const result = await assign.mutateAsync([{ params: { id }, body: { price_list, from } }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onEnd(outcomeOf(result.value));
      }}
    >
      <p>Its people pay by the new list from their next page on. Orders that are placed keep their prices.</p>
      <PriceListField {...form.field("price_list")} />
    </FormDialog>
  );
}

const limitSchema = z.object({ limit: limitEntry });

/** Another credit limit. */
export function LimitDialog({ company: { id, name, credit_limit, on_account }, onEnd, onClose }: Props) {
  const from = credit_limit.value;
  const form = useDeskForm(`limit of ${id}`, limitSchema, { limit: limitTyped(from) });
  const set = useDeskWrite(setCreditLimit, staleAfterTrade);
  return (
    <FormDialog
      title={`Credit limit of ${name}`}
      action={useSaveWords()}
      form={form}
      isPending={set.isPending}
      onClose={onClose}
      onSend={async ({ limit }) => {
        if (limit === from) return form.showErrors({ limit: "That is the limit already." });
        const result = await set.mutateAsync([{ params: { id }, body: { limit, from } }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onEnd(outcomeOf(result.value));
      }}
    >
      <p>
        The limit is {nairaText(from)}, and {nairaText(on_account.value)} is on account. A higher limit always
        takes a second person, the owner or finance.
      </p>
      <MoneyField label="New limit" hint="0: nothing on account any more" {...form.field("limit")} />
    </FormDialog>
  );
}

const termsSchema = z.object({ days: termsEntry });

/** Other payment terms. */
export function TermsDialog({ company: { id, name, terms_days: from }, onEnd, onClose }: Props) {
  const form = useDeskForm(`terms of ${id}`, termsSchema, { days: String(from) });
  const set = useDeskWrite(setCompanyTerms, staleAfterTrade);
  return (
    <FormDialog
      title={`Payment terms of ${name}`}
      action={useSaveWords()}
      form={form}
      isPending={set.isPending}
      onClose={onClose}
      onSend={async ({ days }) => {
        const result = await set.mutateAsync([{ params: { id }, body: { days, from } }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onEnd(outcomeOf(result.value));
      }}
    >
      <TextField
        label="Pays within, in days"
        hint="After an invoice, from the next order on; 0 to 180"
        inputMode="numeric"
        autoComplete="off"
        {...form.field("days")}
      />
    </FormDialog>
  );
}

const tinSchema = z.object({ tin: optionalEntry(20) });

/** Another tax number. */
export function TinDialog({ company: { id, name, tin: from }, onEnd, onClose }: Props) {
  const form = useDeskForm(`tax number of ${id}`, tinSchema, { tin: from });
  const set = useDeskWrite(setCompanyTin, staleAfterTrade);
  return (
    <FormDialog
      title={`Tax number of ${name}`}
      action={useSaveWords()}
      form={form}
      isPending={set.isPending}
      onClose={onClose}
      onSend={async ({ tin }) => {
        const result = await set.mutateAsync([{ params: { id }, body: { tin, from } }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onEnd(outcomeOf(result.value));
      }}
    >
      <TextField
        label="Tax number"
        hint="Such as 12345678-0001; its invoices state it from the next order on. Empty for none"
        autoComplete="off"
        optional
        {...form.field("tin")}
      />
    </FormDialog>
  );
}

function useSaveWords(): string {
  return useProposes() ? "Propose" : "Save";
}
