import { addCompanyPerson, type CompanyPage } from "@precise/contract/desk/trade/companies";
import * as z from "zod/mini";
import { useUnkeptWrite } from "#desk/api/use-unkept-write.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { PersonFields } from "#desk/trade/company-fields.tsx";
import { type Outcome, outcomeOf } from "#desk/trade/outcome-dialog.tsx";
import { staleAfterTrade } from "#desk/trade/stale-trade.ts";
import { firstPasswordWords, noPerson, personEntries } from "#desk/trade/trade-entries.ts";
import { useProposes } from "#desk/trade/use-proposes.ts";

const schema = z.object(personEntries);

/** Another person of a company. */
export function AddPersonDialog(props: {
  readonly company: CompanyPage["company"];
  readonly onEnd: (outcome: Outcome | null) => void;
  readonly onClose: () => void;
}) {
  const { company, onEnd, onClose } = props;
  const { id, name } = company;
  const form = useDeskForm(`person of ${id}`, schema, { ...noPerson });
  const add = useUnkeptWrite(addCompanyPerson, staleAfterTrade);
  const isProposed = useProposes();
  return (
    <FormDialog
      title={`Add a person to ${name}`}
      action={isProposed ? "Propose the account" : "Open the account"}
      form={form}
      isPending={add.isPending}
      onClose={onClose}
      onSend={async (body) => {
        const result = await add.send({ params: { id }, body });
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onEnd(outcomeOf(result.value));
      }}
    >
      <p>They get an e-mail that the account is open. {firstPasswordWords(isProposed)}</p>
      <PersonFields field={form.field} />
    </FormDialog>
  );
}
