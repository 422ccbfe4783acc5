import { openCompany } from "@precise/contract/desk/trade/companies";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useUnkeptWrite } from "#desk/api/use-unkept-write.ts";
import { optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { CompanyFields, PersonFields } from "#desk/trade/company-fields.tsx";
import { type Outcome, outcomeOf } from "#desk/trade/outcome-dialog.tsx";
import { staleAfterTrade } from "#desk/trade/stale-trade.ts";
import * as css from "#desk/trade/trade.css.ts";
import { companyEntries, noPerson, personEntries, usualCompany } from "#desk/trade/trade-entries.ts";
import { useProposes } from "#desk/trade/use-proposes.ts";

const schema = z.object({
  name: textEntry("Enter the company's name.", 120),
  rc_number: optionalEntry(30),
  tin: optionalEntry(20),
  ...companyEntries,
  ...personEntries,
});

/** Opens an account for a company that did not apply, and for its first person. */
export function OpenCompanyDialog(props: {
  readonly onEnd: (outcome: Outcome | null) => void;
  readonly onClose: () => void;
}) {
  const { onEnd, onClose } = props;
  const start = { name: "", rc_number: "", tin: "", ...usualCompany, ...noPerson };
  const form = useDeskForm("new company", schema, start);
  const open = useUnkeptWrite(openCompany, staleAfterTrade);
  const isProposed = useProposes();
  return (
    <FormDialog
      title="New trade company"
      action={isProposed ? "Propose the account" : "Open the account"}
      look="wide"
      form={form}
      isPending={open.isPending}
      onClose={onClose}
      onSend={async ({ email, firstname, lastname, phone, ...company }) => {
        const person = { email, firstname, lastname, phone };
        const result = await open.send({ body: { ...company, person } });
        if (!result.ok) {
          const field = result.failure.field?.replace(/^person\./, "");
          return form.showFailure({ ...result.failure, ...(field !== undefined && { field }) });
        }
        form.forget();
        onEnd(outcomeOf(result.value));
      }}
    >
      <TextField label="Company" autoComplete="off" {...form.field("name")} />
      <div className={css.pair}>
        <TextField
          label="Registration number"
          hint="Such as RC 123456"
          autoComplete="off"
          optional
          {...form.field("rc_number")}
        />
        <TextField
          label="Tax number"
          hint="Such as 12345678-0001; its invoices state it"
          autoComplete="off"
          optional
          {...form.field("tin")}
        />
      </div>
      <CompanyFields field={form.field} />
      <h3>Its first person</h3>
      <PersonFields field={form.field} />
    </FormDialog>
  );
}
