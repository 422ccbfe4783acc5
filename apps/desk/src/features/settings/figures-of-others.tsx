import { nairaText } from "@precise/cart-core/money";
import {
  type FuelName,
  fuelNames,
  fuelPrice,
  lightTarget,
  tariff,
  tariffKey,
} from "@precise/contract/desk/settings/setting-kinds";
import type { SettingEntry, ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { anyDisco, discos, serviceBands } from "@precise/contract/nigeria/electricity";
import { lightUses } from "@precise/contract/shop/light/light-uses";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { type ReactNode, useState } from "react";
import { readAmount } from "#desk/forms/entry-schemas.ts";
import { MoneyField } from "#desk/forms/money-field.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog, type SettingForm } from "./change-setting-dialog.tsx";
import { originText } from "./setting-history.tsx";
import { keyText, luxText } from "./setting-words.ts";
import * as css from "./shop-settings.css.ts";

type Typed = Readonly<Record<string, string>>;

interface Figures {
  readonly setting: ShopSetting;
  /** What the figures are about: "DisCo and band". */
  readonly aboutHead: string;
  readonly rows: readonly SettingEntry[];
  readonly amount: Amount;
  /** How a figure is added about something that has none; left out where everything has one. */
  readonly addition?: Addition;
  /** What holds once a figure is withdrawn, as a sentence. */
  readonly afterWithdrawing: string;
}

/** What each of the figures says. */
interface Amount {
  readonly head: string;
  readonly textOf: (value: SettingEntry["value"]) => string;
  readonly field: (form: SettingForm) => ReactNode;
  /** What is typed in the field `amount`, as a value, or what is wrong with it. */
  readonly read: (typed: string) => SettingEntry["value"] | string;
}

/** Fields that choose what a new figure is about, and the key that they come to. */
interface Addition {
  readonly choice: (form: SettingForm) => ReactNode;
  readonly start: Typed;
  readonly keyOf: (typed: Typed) => string;
}

/** Naira for something. @param unit "a kWh" */
function price(
  unit: string,
  nairaOf: (value: SettingEntry["value"]) => number | undefined,
  asValue: (naira: number) => SettingEntry["value"],
): Amount {
  return {
    head: `For ${unit}`,
    textOf(value) {
      const naira = nairaOf(value);
      return naira === undefined ? "" : nairaText(naira);
    },
    field: (form) => <MoneyField label={`For ${unit}`} {...form.field("amount")} />,
    read(typed) {
      const naira = readAmount(typed);
      return naira === null || naira <= 0 ? "Enter an amount such as 209.50." : asValue(naira);
    },
  };
}

const kilowattHour = price(
  "a kWh, before VAT",
  (value) => tariff.safeParse(value).data?.naira_per_kwh,
  (naira) => ({ naira_per_kwh: naira }),
);

const litre = price(
  "a litre",
  (value) => fuelPrice.safeParse(value).data?.naira_per_litre,
  (naira) => ({ naira_per_litre: naira }),
);

const lux: Amount = {
  head: "Lux",
  textOf: (value) => {
    const read = lightTarget.safeParse(value);
    return read.success ? luxText(read.data.lux) : "";
  },
  field: (form) => (
    <TextField
      label="Lux"
      hint="Maintained: what is left when lamps are old and dusty."
      inputMode="numeric"
      autoComplete="off"
      {...form.field("amount")}
    />
  ),
  read(typed) {
    const value = { lux: readAmount(typed) };
    return lightTarget.safeParse(value).success ? value : "Enter a whole number, 1 to 5,000.";
  },
};

function byKey({ current }: ShopSetting): SettingEntry[] {
  return current.toSorted((one, other) => one.key.localeCompare(other.key));
}

const nothingStated = "Then nothing is stated.";

/** ₦/kWh by DisCo and band. */
export function Tariffs({ setting }: { readonly setting: ShopSetting }) {
  return (
    <FigureList
      setting={setting}
      aboutHead="DisCo and band"
      rows={byKey(setting)}
      amount={kilowattHour}
      afterWithdrawing={nothingStated}
      addition={{
        start: { disco: anyDisco, band: "A" },
        keyOf: ({ disco = anyDisco, band = "A" }) => tariffKey(disco, band),
        choice: (form) => (
          <div className={css.pair}>
            <SelectField label="DisCo" {...form.field("disco")}>
              {[anyDisco, ...discos].map((disco) => (
                <option key={disco}>{disco}</option>
              ))}
            </SelectField>
            <SelectField label="Band" {...form.field("band")}>
              {serviceBands.map(({ name, hours }) => (
                <option key={name} value={name}>
                  {name}, {hours} hours a day or more
                </option>
              ))}
            </SelectField>
          </div>
        ),
      }}
    />
  );
}

/** ₦/litre. */
export function FuelPrices({ setting }: { readonly setting: ShopSetting }) {
  return (
    <FigureList
      setting={setting}
      aboutHead="Fuel"
      rows={byKey(setting)}
      amount={litre}
      afterWithdrawing={nothingStated}
      addition={{
        start: { fuel: "petrol" satisfies FuelName },
        keyOf: ({ fuel = "petrol" }) => fuel,
        choice: (form) => (
          <SelectField label="Fuel" {...form.field("fuel")}>
            {fuelNames.map((name) => (
              <option key={name} value={name}>
                {keyText(setting, name)}
              </option>
            ))}
          </SelectField>
        ),
      }}
    />
  );
}

/** Lux for each use of rooms; every use has one. */
export function LightTargets({ setting }: { readonly setting: ShopSetting }) {
  return (
    <FigureList
      setting={setting}
      aboutHead="Use"
      rows={lightUses.flatMap(({ use }) => setting.current.find(({ key }) => key === use) ?? [])}
      amount={lux}
      afterWithdrawing="Then the figure holds that the shop began with."
    />
  );
}

/** Figures of others, each with its source and day. A newer one takes an older one's place, which stays in the history. */
function FigureList(figures: Figures) {
  const { setting, aboutHead, rows, amount, addition } = figures;
  const [editing, setEditing] = useState<"new" | { readonly key: string; readonly isWithdrawn: boolean }>();
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <h2 className={css.partTitle}>Now</h2>
        {addition && <Button onClick={() => setEditing("new")}>Add a figure</Button>}
      </div>
      {rows.length === 0 ? (
        <p className={texts.muted}>Nothing is stated.</p>
      ) : (
        <DenseTable
          look="cards"
          label="Figures now"
          columns={[
            { key: "name", head: aboutHead, isRowHead: true },
            { key: "amount", head: amount.head, align: "end" },
            { key: "origin", head: "Source", isWide: true },
            { key: "by", head: "Set by" },
            { key: "act", head: "Change", isHeadHidden: true, align: "end" },
          ]}
          rows={rows.map((entry) => {
            const name = keyText(setting, entry.key);
            return {
              key: entry.key,
              cells: {
                name,
                amount: <span className={texts.figure}>{amount.textOf(entry.value)}</span>,
                origin: (
                  <>
                    {originText(entry)}
                    {entry.as_of === null && <span className={texts.small}>Its day is not known.</span>}
                  </>
                ),
                by: entry.set_by ?? "Sample",
                act: (
                  <span className={css.rowActs}>
                    <TextButton
                      aria-label={`A newer figure for ${name}`}
                      onClick={() => setEditing({ key: entry.key, isWithdrawn: false })}
                    >
                      Newer
                    </TextButton>
                    {mayBeWithdrawn(figures, entry) && (
                      <TextButton
                        aria-label={`Withdraw the figure for ${name}`}
                        onClick={() => setEditing({ key: entry.key, isWithdrawn: true })}
                      >
                        Withdraw
                      </TextButton>
                    )}
                  </span>
                ),
              },
            };
          })}
        />
      )}
      {editing && (
        <FigureDialog
          figures={figures}
          entryKey={editing === "new" ? undefined : editing.key}
          isWithdrawn={editing !== "new" && editing.isWithdrawn}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  );
}

/** Where everything has a figure, that of the beginning stays. */
function mayBeWithdrawn({ addition }: Figures, { id }: SettingEntry): boolean {
  return addition !== undefined || id !== null;
}

function FigureDialog(props: {
  readonly figures: Figures;
  readonly entryKey: string | undefined;
  readonly isWithdrawn: boolean;
  readonly onClose: () => void;
}) {
  const { figures, entryKey, isWithdrawn, onClose } = props;
  const { setting, amount, addition, afterWithdrawing } = figures;
  const name = entryKey === undefined ? undefined : keyText(setting, entryKey);
  return (
    <ChangeSettingDialog
      setting={setting}
      name={`${entryKey ?? "new"}${isWithdrawn ? " withdraw" : ""}`}
      title={name === undefined ? "Add a figure" : isWithdrawn ? `Withdraw ${name}` : name}
      hasSource={!isWithdrawn}
      start={{ ...(entryKey === undefined ? addition?.start : {}), amount: "" }}
      read={(typed) => {
        const key = entryKey ?? addition?.keyOf(typed) ?? "";
        if (isWithdrawn) return [{ key, value: null }];
        const value = amount.read(typed.amount ?? "");
        if (typeof value === "string") return { field: "amount", message: value };
        if ((typed.source ?? "").trim() === "")
          return { field: "source", message: "Say where the figure comes from." };
        if ((typed.as_of ?? "") === "") return { field: "as_of", message: "Say of which day it is." };
        return [{ key, value }];
      }}
      fieldOf={() => "amount"}
      onClose={onClose}
    >
      {(form) =>
        isWithdrawn ? (
          <p>{afterWithdrawing} What was stays in the history.</p>
        ) : (
          <>
            {entryKey === undefined && addition?.choice(form)}
            {amount.field(form)}
          </>
        )
      }
    </ChangeSettingDialog>
  );
}
