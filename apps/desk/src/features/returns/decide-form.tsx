import { decideReturn, listDeskReturns, readDeskReturn } from "@precise/contract/desk/returns";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { optionalEntry } from "#desk/forms/entry-schemas.ts";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import * as layouts from "#desk/styles/layouts.css.ts";

const entries = z.object({ reason: optionalEntry() });

/** Says yes or no to a claim. @param isRefused it was refused already: that can be taken back */
export function DecideForm({ number, isRefused }: { readonly number: string; readonly isRefused: boolean }) {
  const decide = useDeskWrite(decideReturn, [readDeskReturn, listDeskReturns]);
  const form = useDeskForm(`decide ${number}`, entries, { reason: "" });
  const send = (decision: "approve" | "refuse") =>
    form.submit(async ({ reason }) => {
      const body = { decision, ...(reason !== "" && { reason }) };
      const decided = await decide.mutateAsync([{ params: { number }, body }]);
      if (decided.ok) form.forget();
      else form.showFailure(decided.failure);
    });
  return (
    <form className={layouts.stack} noValidate onSubmit={send("approve")}>
      <h2>{isRefused ? "Take the refusal back" : "Decide"}</h2>
      <TextField
        label="Reason"
        hint="The customer reads it; a refusal needs one."
        optional
        autoComplete="off"
        {...form.field("reason")}
      />
      {form.problem && <Alert tone="critical">{form.problem}</Alert>}
      <div className={layouts.acts}>
        {!isRefused && (
          <Button tone="secondary" onClick={(event) => send("refuse")(event)}>
            Refuse
          </Button>
        )}
        <Button type="submit" pending={decide.isPending}>
          Approve
        </Button>
      </div>
    </form>
  );
}
