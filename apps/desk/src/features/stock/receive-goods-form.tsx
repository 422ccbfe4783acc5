import {
  type IncomingDelivery,
  listIncoming,
  listStock,
  readIncoming,
  readStockItem,
  receiveIncoming,
} from "@precise/contract/desk/stock";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { FieldError } from "@precise/ui/components/inputs/field";
import { Input } from "@precise/ui/components/inputs/input";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { UnsavedGuard } from "#desk/forms/unsaved-guard.tsx";
import { type DeskForm, useDeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { ScanField } from "./scan-field.tsx";
import * as css from "./stock.css.ts";
import { itemHref } from "./stock-words.ts";

const stale = [readIncoming, listIncoming, listStock, readStockItem];
const schema = z.record(z.string(), z.string());

/** How many of an article came, with what is wrong about it under it. */
function CameField(
  props: { readonly label: string } & ReturnType<DeskForm<Record<string, string>, unknown>["field"]>,
) {
  const { label, id, error, ...input } = props;
  return (
    <>
      <Input
        look="row"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
        id={id}
      />
      <FieldError id={id} error={error} />
    </>
  );
}

/** Counts in what came, by scanner or by hand; what is left at 0 is still expected. */
export function ReceiveForm({ delivery }: { readonly delivery: IncomingDelivery }) {
  const open = delivery.lines.filter(({ quantity, received }) => received < quantity);
  const [key] = useState(() => crypto.randomUUID());
  const [unknown, setUnknown] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const start = {
    received_on: todayInLagos(),
    ...Object.fromEntries(open.map((_, at) => [`line${at}`, ""])),
  };
  const form = useDeskForm<Record<string, string>, Record<string, string>>(
    `receive ${delivery.id} ${delivery.receipts.length}`,
    schema,
    start,
  );
  const { setValue, getValues } = form.form;
  const receive = useDeskWrite(receiveIncoming, stale);
  const put = (at: number, count: number) =>
    setValue(`line${at}`, String(count), { shouldDirty: true, shouldTouch: true });
  const scan = (typed: string) => {
    const at = open.findIndex(({ sku }) => sku.toUpperCase() === typed.toUpperCase());
    setUnknown(at < 0 ? `${typed} is not in this delivery.` : undefined);
    if (at >= 0) put(at, Number(getValues(`line${at}`) || 0) + 1);
  };
  const send = form.submit(async (entries) => {
    const lines = open.flatMap(({ sku }, at) => {
      const typed = (entries[`line${at}`] ?? "").trim();
      return typed === "" || typed === "0" ? [] : [{ sku, quantity: Number(typed) }];
    });
    const wrong = lines.filter(({ quantity }) => !Number.isInteger(quantity) || quantity < 1);
    setProblem(lines.length === 0 ? "Enter what came, or press All of it came." : undefined);
    if (wrong.length > 0)
      return form.showErrors(
        Object.fromEntries(
          wrong.map(({ sku }) => [
            `line${open.findIndex((line) => line.sku === sku)}`,
            `Enter how many of ${sku} came.`,
          ]),
        ),
      );
    if (lines.length === 0) return;
    const body = { received_on: entries.received_on, lines };
    const done = await receive.mutateAsync([{ params: { id: delivery.id }, body, idempotencyKey: key }]);
    if (!done.ok) return form.showFailure(done.failure);
    form.forget();
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    showDone(`${pieces} pieces are on sale`);
  });
  return (
    <>
      <ScanField
        id="scan"
        label="Scan what came"
        hint="Each scan counts one piece."
        error={unknown}
        onScan={scan}
      />
      <form className={layouts.stack} onSubmit={send} noValidate>
        <DenseTable
          look="cards"
          label="Goods"
          columns={[
            { key: "sku", head: "Item", isRowHead: true, isCode: true },
            { key: "name", head: "Name", isWide: true },
            { key: "quantity", head: "Expected", align: "end" },
            { key: "received", head: "Received before", align: "end" },
            { key: "came", head: "Came now", align: "end", isField: true },
          ]}
          rows={delivery.lines.map(({ sku, name, quantity, received }) => {
            const at = open.findIndex((line) => line.sku === sku);
            return {
              key: sku,
              cells: {
                sku: <DeskLink href={itemHref(sku)}>{sku}</DeskLink>,
                name,
                quantity,
                received,
                came:
                  at < 0 ? (
                    "All here"
                  ) : (
                    <span className={css.came}>
                      <CameField
                        label={`${sku} that came, of ${quantity - received} expected`}
                        {...form.field(`line${at}`)}
                      />
                    </span>
                  ),
              },
            };
          })}
        />
        <div className={css.narrow}>
          <TextField label="Came on" type="date" max={todayInLagos()} {...form.field("received_on")} />
        </div>
        {(problem ?? form.problem) && <Alert tone="critical">{problem ?? form.problem}</Alert>}
        <div className={layouts.acts}>
          <Button
            tone="secondary"
            onClick={() => {
              for (const [at, { quantity, received }] of open.entries()) put(at, quantity - received);
            }}
          >
            All of it came
          </Button>
          <Button type="submit" pending={receive.isPending}>
            Receive
          </Button>
        </div>
      </form>
      <UnsavedGuard isDirty={form.isDirty && !receive.isPending && !receive.data?.ok} onLeave={form.forget} />
    </>
  );
}
