import { nairaText } from "@precise/cart-core/money";
import { addRider, listRiders } from "@precise/contract/desk/deliveries";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { type Typed, useSubmit } from "./use-submit.ts";

const columns = [
  { key: "name", head: "Rider or carrier", isRowHead: true },
  { key: "phone", head: "Phone" },
  { key: "out", head: "On the way", align: "end" },
  { key: "held", head: "Cash held", align: "end" },
  { key: "since", head: "Since", isSpare: true },
  { key: "short", head: "Short", align: "end" },
] as const;

/** Riders and carriers, with the cash that each holds. */
export function RidersScreen() {
  const { data: riders, error } = useQuery(deskQuery(listRiders));
  const failure = failureOf(error);
  const [isAdding, setAdding] = useState(false);
  return (
    <Page title="Riders" actions={<Button onClick={() => setAdding(true)}>Add a rider</Button>}>
      <Unread answer={riders} failure={failure} reading="Reading riders" />
      {riders?.length === 0 && (
        <p>No one brings orders yet. A rider is listed here with the first dispatch.</p>
      )}
      {riders !== undefined && riders.length > 0 && (
        <DenseTable
          label="Riders"
          columns={columns}
          rows={riders.map(({ id, name, phone, is_active, out, held, held_since, short }) => ({
            key: String(id),
            tone: short.value > 0 ? "caution" : undefined,
            cells: {
              name: (
                <DeskLink href={`/riders/${id}`}>
                  {name}
                  <span>{!is_active && " (ended)"}</span>
                </DeskLink>
              ),
              phone: phone && phoneText(phone),
              out: <span className={texts.figure}>{out}</span>,
              held: <span className={texts.figure}>{nairaText(held.value)}</span>,
              since: held_since && shortDayAndTime(held_since),
              short: short.value > 0 && <span className={texts.critical}>{nairaText(short.value)}</span>,
            },
          }))}
        />
      )}
      {isAdding && <AddRider onClose={() => setAdding(false)} />}
    </Page>
  );
}

function AddRider({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const add = useDeskWrite(addRider, [listRiders]);
  const send = (typed: Typed) => add.mutateAsync([{ body: { name: typed("name"), phone: typed("phone") } }]);
  const { problems, isPending, onSubmit } = useSubmit(["name", "phone"], send, onClose);
  return (
    <Dialog
      title="Add a rider"
      onClose={onClose}
      foot={
        <Button type="submit" form={formId} pending={isPending}>
          Add
        </Button>
      }
    >
      <form id={formId} className={layouts.stack} onSubmit={onSubmit} noValidate>
        {problems[""] && <Alert tone="critical">{problems[""]}</Alert>}
        <TextField id="name" label="Name" autoComplete="off" error={problems.name} />
        <TextField id="phone" label="Phone" inputMode="tel" autoComplete="off" error={problems.phone} />
      </form>
    </Dialog>
  );
}
