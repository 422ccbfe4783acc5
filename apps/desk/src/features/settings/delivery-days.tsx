import { deliveryDaysOfState } from "@precise/contract/desk/settings/setting-kinds";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { states } from "@precise/contract/nigeria/states";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog, type SettingForm } from "./change-setting-dialog.tsx";
import { daysText } from "./setting-words.ts";
import type { EntryFault, WantedEntry } from "./setting-write.ts";
import * as css from "./shop-settings.css.ts";

/** All states, ticked and set together. */
export function DeliveryDays({ setting }: { readonly setting: ShopSetting }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<readonly string[]>();
  const stated = new Map(
    setting.current.map((entry) => [
      entry.key,
      { ...entry, read: deliveryDaysOfState.safeParse(entry.value) },
    ]),
  );
  const tick = (name: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(name);
    else next.delete(name);
    setTicked(next);
  };
  const areAll = ticked.size === states.length;
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <h2 className={css.partTitle}>
          {stated.size} of {states.length} states are stated
        </h2>
        <span className={layouts.acts}>
          <Button
            tone="secondary"
            onClick={() => setTicked(areAll ? new Set() : new Set(states.map(({ name }) => name)))}
          >
            {areAll ? "Tick none" : "Tick all"}
          </Button>
          <Button disabled={ticked.size === 0} onClick={() => setEditing([...ticked])}>
            {ticked.size === 0 ? "Set the ticked" : `Set ${ticked.size} ticked`}
          </Button>
        </span>
      </div>
      <DenseTable
        label="Delivery days by state"
        columns={[
          { key: "state", head: "State", isRowHead: true },
          { key: "days", head: "Delivery" },
          { key: "by", head: "Set by" },
          { key: "act", head: "Change", isHeadHidden: true, align: "end" },
        ]}
        rows={states.map(({ name }) => {
          const entry = stated.get(name);
          return {
            key: name,
            cells: {
              state: (
                <Checkbox
                  label={name}
                  name={`tick ${name}`}
                  checked={ticked.has(name)}
                  onChange={(event) => tick(name, event.target.checked)}
                />
              ),
              days:
                entry?.read.success === true ? (
                  daysText(entry.read.data)
                ) : (
                  <span className={texts.muted}>Not stated</span>
                ),
              by: entry?.set_by ?? "–",
              act: (
                <TextButton aria-label={`Set ${name}`} onClick={() => setEditing([name])}>
                  Set
                </TextButton>
              ),
            },
          };
        })}
      />
      {editing && (
        <ChangeSettingDialog
          setting={setting}
          name={editing.length === 1 ? (editing[0] ?? "") : "many"}
          title={editing.length === 1 ? (editing[0] ?? "") : `${editing.length} states`}
          start={startOf(editing.length === 1 ? stated.get(editing[0] ?? "")?.read.data : undefined)}
          read={(typed) => entriesOf(editing, typed)}
          onClose={() => {
            setEditing(undefined);
            setTicked(new Set());
          }}
        >
          {(form) => <Fields form={form} />}
        </ChangeSettingDialog>
      )}
    </section>
  );
}

function Fields({ form }: { readonly form: SettingForm }) {
  return (
    <>
      <SelectField label="Delivery" {...form.field("kind")}>
        <option value="days">Working days from the order</option>
        <option value="none">Not delivered to</option>
        <option value="unstated">Not stated</option>
      </SelectField>
      {form.form.watch("kind") === "days" && (
        <>
          <div className={css.pair}>
            <TextField
              label="From, in working days"
              inputMode="numeric"
              autoComplete="off"
              {...form.field("from")}
            />
            <TextField
              label="To, in working days"
              inputMode="numeric"
              autoComplete="off"
              {...form.field("to")}
            />
          </div>
          <TextField
            label="Cut-off hour"
            hint="Orders after it count from the next working day; empty: none."
            type="time"
            optional
            {...form.field("cut_off")}
          />
        </>
      )}
    </>
  );
}

function startOf(days: ReturnType<typeof deliveryDaysOfState.parse> | undefined): Record<string, string> {
  const empty = { kind: "days", from: "", to: "", cut_off: "" };
  if (days === undefined) return empty;
  if (!days.is_delivered) return { ...empty, kind: "none" };
  return { kind: "days", from: String(days.from), to: String(days.to), cut_off: days.cut_off ?? "" };
}

function entriesOf(
  names: readonly string[],
  { kind = "days", from = "", to = "", cut_off = "" }: Readonly<Record<string, string>>,
): readonly WantedEntry[] | EntryFault {
  const each = (value: WantedEntry["value"]) => names.map((key) => ({ key, value }));
  if (kind === "none") return each({ is_delivered: false });
  if (kind === "unstated") return each(null);
  for (const [field, typed] of [
    ["from", from],
    ["to", to],
  ] as const)
    if (!/^\d{1,2}$/.test(typed.trim()) || Number(typed) > 60)
      return { field, message: "Enter working days, 0 to 60." };
  if (Number(to) < Number(from)) return { field: "to", message: "It must not be less than the first." };
  return each({
    is_delivered: true,
    from: Number(from),
    to: Number(to),
    cut_off: cut_off === "" ? null : cut_off,
  });
}
