import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import * as css from "../order-view.css.ts";
import type { AccountDraft } from "./account-draft.ts";
import { accountCopy as copy } from "./refund-account-copy.ts";

/** Where the forms of a refund's account are sent. */
export const accountAction = "/form/order/refund-account";

/** Asks for the account of a refund in two steps: the bank's answer is read back before anything is sent. */
export function AccountForm(props: {
  readonly token: string;
  readonly amount: Kobo;
  /** What was typed so far. */
  readonly draft: AccountDraft;
  /** None while they cannot be listed. */
  readonly banks: readonly { readonly code: string; readonly name: string }[];
}) {
  const { token, amount, draft, banks } = props;
  const { named, problem } = draft;
  if (named && !problem) {
    return (
      <SubmitOnce className={css.accountForm} method="post" action={accountAction}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="bank_code" value={draft.bank_code} />
        <input type="hidden" name="account_number" value={draft.account_number} />
        <input type="hidden" name="account_name" value={named.account_name} />
        <p className={css.number}>{copy.isYou(named.account_name, named.bank_name)}</p>
        <div className={css.accountActs}>
          <Button type="submit" name="intent" value="send">
            {copy.send(formatNaira(amount))}
          </Button>
          <Button type="submit" name="intent" value="change" tone="secondary">
            {copy.change}
          </Button>
        </div>
      </SubmitOnce>
    );
  }
  if (banks.length === 0) return <Alert tone="caution">{copy.noBanks}</Alert>;
  const isOfBank = problem === "no_bank";
  const isOfNumber = problem === "bad_number" || problem === "unknown_account" || problem === "other_name";
  return (
    <SubmitOnce className={css.accountForm} method="post" action={accountAction} noValidate>
      {problem && !isOfBank && !isOfNumber && <Alert tone="critical">{copy.problems[problem]}</Alert>}
      <input type="hidden" name="token" value={token} />
      <SelectField
        id="bank_code"
        label={copy.bank}
        defaultValue={draft.bank_code}
        error={isOfBank ? copy.problems.no_bank : undefined}
      >
        <option value="">{copy.chooseBank}</option>
        {banks.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id="account_number"
        label={copy.number}
        hint={copy.numberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={draft.account_number}
        error={isOfNumber ? copy.problems[problem] : undefined}
      />
      <p className={css.muted}>{copy.kept}</p>
      <div>
        <Button type="submit">{copy.check}</Button>
      </div>
    </SubmitOnce>
  );
}
