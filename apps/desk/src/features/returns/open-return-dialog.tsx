import { claimKinds, claimReasons, claimWishes } from "@precise/cart-core/claim-words";
import { type DeskOrder, readDeskOrder } from "@precise/contract/desk/orders/orders";
import { listDeskReturns, openDeskReturn } from "@precise/contract/desk/returns";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import * as z from "zod/mini";
import { deskQuery, useDeskWrite } from "#desk/api/desk-query.ts";
import { optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { articlesOf, orderNumberOf, pickedLines } from "./picked-lines.ts";
import { kindNames, reasonNames, wishNames } from "./return-words.ts";
import * as css from "./returns.css.ts";

const entries = z.object({
  order: textEntry("Enter the order's number.", 40),
  kind: z.enum(claimKinds),
  // It decides who pays: nobody's first guess.
  reason: z.enum(claimReasons, { error: "Choose why." }),
  wish: z.enum(claimWishes),
  serial: optionalEntry(60),
  note: optionalEntry(2000),
});

/**
 * Writes a return or warranty claim down: the order's articles are ticked.
 * @param order its number, where it is known
 */
export function OpenReturnDialog({
  order,
  onClose,
}: {
  readonly order?: string;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const open = useDeskWrite(openDeskReturn, [listDeskReturns]);
  const [picked, setPicked] = useState<ReadonlyMap<string, number>>(new Map());
  const [noneError, setNoneError] = useState<string>();
  const form = useDeskForm(order === undefined ? "return" : `return ${order}`, entries, {
    order: order ?? "",
    kind: "return",
    reason: "",
    wish: "refund",
    serial: "",
    note: "",
  });
  const number = orderNumberOf(form.form.watch("order"));
  const { data } = useQuery({
    ...deskQuery(readDeskOrder, { params: { number: number ?? "" } }),
    enabled: number !== undefined,
  });
  async function send({ reason, serial, note, ...claim }: z.output<typeof entries>) {
    const lines = pickedLines(picked, data?.items ?? []);
    setNoneError(lines.length === 0 ? "Tick what comes back." : undefined);
    if (lines.length === 0) return;
    const sent = lines.map((line) => ({
      ...line,
      reason,
      ...(serial !== "" && lines.length === 1 && { serial }),
    }));
    const opened = await open.mutateAsync([
      { body: { ...claim, order: number ?? claim.order, lines: sent, ...(note !== "" && { note }) } },
    ]);
    if (!opened.ok) return form.showFailure(opened.failure);
    form.forget();
    onClose();
    router.history.push(`/returns/${opened.value.number}`);
  }
  return (
    <FormDialog
      title={order === undefined ? "Write a return down" : `Return from ${order}`}
      action="Write it down"
      form={form}
      isPending={open.isPending}
      onSend={send}
      onClose={onClose}
    >
      {order === undefined && (
        <TextField label="Order" hint="Such as PR-7K3M9QX1" autoComplete="off" {...form.field("order")} />
      )}
      {data && <Articles items={data.items} picked={picked} error={noneError} onPick={setPicked} />}
      <Choice label="Kind" names={kindNames} {...form.field("kind")} />
      <Choice label="Why" names={reasonNames} none="Choose why" {...form.field("reason")} />
      <Choice label="They would like" names={wishNames} {...form.field("wish")} />
      {picked.size === 1 && (
        <TextField label="Serial number" optional autoComplete="off" {...form.field("serial")} />
      )}
      <TextareaField label="In their words" optional rows={3} {...form.field("note")} />
    </FormDialog>
  );
}

/** The order's articles: a tick takes all pieces of one, fewer can be typed. */
function Articles(props: {
  readonly items: DeskOrder["items"];
  readonly picked: ReadonlyMap<string, number>;
  readonly error: string | undefined;
  readonly onPick: (picked: ReadonlyMap<string, number>) => void;
}) {
  const { items, picked, error, onPick } = props;
  const put = (sku: string, pieces: number | undefined) => {
    const next = new Map(picked);
    if (pieces === undefined) next.delete(sku);
    else next.set(sku, pieces);
    onPick(next);
  };
  return (
    <fieldset className={css.articles}>
      <legend>What comes back</legend>
      {articlesOf(items).map(({ sku, name, quantity }) => (
        <div key={sku} className={css.article}>
          <label className={css.articleName}>
            <input
              type="checkbox"
              checked={picked.has(sku)}
              onChange={({ target }) => put(sku, target.checked ? quantity : undefined)}
            />
            <span>
              {sku}
              <span className={texts.small}>{name}</span>
            </span>
          </label>
          {picked.has(sku) && quantity > 1 ? (
            <input
              type="number"
              className={css.pieces}
              aria-label={`Pieces of ${sku}`}
              min={1}
              max={quantity}
              value={picked.get(sku)}
              onChange={({ target }) => put(sku, Math.min(quantity, Math.max(1, Number(target.value) || 1)))}
            />
          ) : null}
          <span className={texts.muted}>of {quantity}</span>
        </div>
      ))}
      {error && <p className={texts.critical}>{error}</p>}
    </fieldset>
  );
}

function Choice({
  label,
  names,
  none,
  ...field
}: {
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
  /** What stands there until something is chosen. */
  readonly none?: string;
  readonly id: string;
  readonly error: string | undefined;
}) {
  return (
    <SelectField label={label} {...field}>
      {none !== undefined && <option value="">{none}</option>}
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
