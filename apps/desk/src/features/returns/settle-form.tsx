import { claimSettlements } from "@precise/cart-core/claim-words";
import { nairaText } from "@precise/cart-core/money";
import {
  type DeskReturn,
  listDeskReturns,
  readDeskReturn,
  settleReturn,
} from "@precise/contract/desk/returns";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { optionalEntry, readAmount, textEntry } from "#desk/forms/entry-schemas.ts";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { nameIn, settlementNames } from "./return-words.ts";

const entries = z
  .object({
    as: z.enum(claimSettlements),
    amount: optionalEntry(20),
    reason: textEntry("Say what the customer should know."),
    reference: optionalEntry(120),
  })
  .check(
    z.refine(({ as, amount }) => as !== "refund" || (readAmount(amount) ?? 0) > 0, {
      error: "Enter an amount such as 125,000.",
      path: ["amount"],
    }),
  );
type Settlement = z.output<typeof entries>;

/** Settles a claim whose goods came back. Money is asked about once more; above what a role may, a second person approves. */
export function SettleForm({ claim }: { readonly claim: DeskReturn }) {
  const { number, money, wish } = claim;
  const settle = useDeskWrite(settleReturn, [readDeskReturn, listDeskReturns]);
  const start = wish === "replacement" ? "replacement" : wish === "repair" ? "repair" : "refund";
  const form = useDeskForm(`settle ${number}`, entries, {
    as: start,
    amount: money && money.due.value > 0 ? String(Math.min(money.due.value, money.refundable.value)) : "",
    reason: "",
    reference: "",
  });
  const as = form.form.watch("as");
  const [settlement, setSettlement] = useState<Settlement | null>(null);
  const [approval, setApproval] = useState<string | null>(null);
  async function send(input: Settlement) {
    const { reason, reference } = input;
    const amount = readAmount(input.amount);
    const refund = { ...(amount !== null && { amount }), ...(reference !== "" && { reference }) };
    const body = { as: input.as, reason, ...(input.as === "refund" && refund) };
    const settled = await settle.mutateAsync([{ params: { number }, body }]);
    setSettlement(null);
    if (!settled.ok) return form.showFailure(settled.failure);
    form.forget();
    setApproval(settled.value.approval?.reason ?? null);
  }
  if (approval !== null) {
    return (
      <Alert tone="caution" title="Someone else approves it">
        {approval} <DeskLink href="/approvals">Approvals</DeskLink>
      </Alert>
    );
  }
  const amountText = nairaText(readAmount(settlement?.amount ?? "") ?? 0);
  return (
    <>
      <form
        className={layouts.stack}
        noValidate
        onSubmit={form.submit(async (input) => (input.as === "refund" ? setSettlement(input) : send(input)))}
      >
        <h2>Settle</h2>
        <SelectField label="How" {...form.field("as")}>
          {claimSettlements.map((each) => (
            <option key={each} value={each}>
              {settlementNames[each]}
            </option>
          ))}
        </SelectField>
        {as === "refund" && (
          <>
            <MoneyField label="Amount" {...form.field("amount")} />
            <TextField
              label="Bank's reference"
              hint="Only where you have sent the money back by hand."
              optional
              autoComplete="off"
              {...form.field("reference")}
            />
          </>
        )}
        {as === "replacement" && (
          <p className={texts.muted}>
            Takes as many pieces out of stock as came back. Name in the reason how the replacement is
            delivered.
          </p>
        )}
        <TextField
          label="Reason"
          hint="The customer reads it, and a credit note states it."
          autoComplete="off"
          {...form.field("reason")}
        />
        {form.problem && <Alert tone="critical">{form.problem}</Alert>}
        <div className={layouts.acts}>
          <Button type="submit" pending={settle.isPending}>
            {nameIn(settlementNames, as)}
          </Button>
        </div>
      </form>
      {settlement && (
        <ConfirmDialog
          title={`Refund ${amountText} for ${number}`}
          action={`Refund ${amountText}`}
          expected={amountText}
          what="the amount"
          isPending={settle.isPending}
          onConfirm={() => void send(settlement)}
          onClose={() => setSettlement(null)}
        >
          <p>The money goes back and the invoice is credited. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
