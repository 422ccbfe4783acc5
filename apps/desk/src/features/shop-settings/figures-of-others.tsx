import { nairaText } from "@precise/cart-core/money";
import {
  type FuelName,
  fuelNames,
  fuelPrice,
  tariff,
  tariffKey,
} from "@precise/contract/desk/settings/setting-kinds";
import type { SettingEntry, ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { anyDisco, discos, serviceBands } from "@precise/contract/nigeria/electricity";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { type ReactNode, useState } from "react";
import { readAmount } from "#desk/forms/entry-schemas.ts";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { ChangeSettingDialog, type SettingForm } from "./change-setting-dialog.tsx";
import { originText } from "./setting-history.tsx";
import { keyText } from "./setting-words.ts";
import * as css from "./shop-settings.css.ts";

interface Figures {
  readonly setting: ShopSetting;
  /** What one amount is for: "a kWh". */
  readonly unit: string;
  readonly priceOf: (value: SettingEntry["value"]) => number | undefined;
  readonly asValue: (naira: number) => SettingEntry["value"];
  /** Fields that choose what a new figure is about, and the key that they come to. */
  readonly choice: (form: SettingForm) => ReactNode;
  readonly start: Readonly<Record<string, string>>;
  readonly keyOf: (typed: Readonly<Record<string, string>>) => string;
}

/** ₦/kWh by DisCo and band. */
export function Tariffs({ setting }: { readonly setting: ShopSetting }) {
  return (
    <FigureList
      setting={setting}
      unit="a kWh, before VAT"
      priceOf={(value) => tariff.safeParse(value).data?.naira_per_kwh}
      asValue={(naira) => ({ naira_per_kwh: naira })}
      start={{ disco: anyDisco, band: "A" }}
      keyOf={({ disco = anyDisco, band = "A" }) => tariffKey(disco, band)}
      choice={(form) => (
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
      )}
    />
  );
}

/** ₦/litre. */
export function FuelPrices({ setting }: { readonly setting: ShopSetting }) {
  return (
    <FigureList
      setting={setting}
      unit="a litre"
      priceOf={(value) => fuelPrice.safeParse(value).data?.naira_per_litre}
      asValue={(naira) => ({ naira_per_litre: naira })}
      start={{ fuel: "petrol" satisfies FuelName }}
      keyOf={({ fuel = "petrol" }) => fuel}
      choice={(form) => (
        <SelectField label="Fuel" {...form.field("fuel")}>
          {fuelNames.map((name) => (
            <option key={name} value={name}>
              {keyText(setting, name)}
            </option>
          ))}
        </SelectField>
      )}
    />
  );
}

/** Figures of others, each with its source and day. A newer one takes an older one's place, which stays in the history. */
function FigureList(figures: Figures) {
  const { setting, unit, priceOf } = figures;
  const [asked, setAsked] = useState<"new" | { readonly key: string; readonly isWithdrawn: boolean }>();
  const rows = setting.current.toSorted((one, other) => one.key.localeCompare(other.key));
  return (
    <section className={css.part}>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>Now</h2>
        <Button onClick={() => setAsked("new")}>Add a figure</Button>
      </div>
      {rows.length === 0 ? (
        <p className={css.muted}>Nothing is stated.</p>
      ) : (
        <DenseTable
          label="Figures now"
          columns={[
            { key: "name", head: setting.kind === "tariffs" ? "DisCo and band" : "Fuel", isRowHead: true },
            { key: "price", head: `For ${unit}`, align: "end" },
            { key: "origin", head: "Source", isWide: true },
            { key: "by", head: "Set by" },
            { key: "act", head: "Change", isHeadHidden: true, align: "end" },
          ]}
          rows={rows.map((entry) => {
            const price = priceOf(entry.value);
            const name = keyText(setting, entry.key);
            return {
              key: entry.key,
              cells: {
                name,
                price: <span className={css.figure}>{price === undefined ? "" : nairaText(price)}</span>,
                origin: (
                  <>
                    {originText(entry)}
                    {entry.as_of === null && <span className={css.small}>Its day is not known.</span>}
                  </>
                ),
                by: entry.set_by ?? "Sample",
                act: (
                  <span className={css.rowActs}>
                    <TextButton
                      aria-label={`A newer figure for ${name}`}
                      onClick={() => setAsked({ key: entry.key, isWithdrawn: false })}
                    >
                      Newer
                    </TextButton>
                    <TextButton
                      aria-label={`Withdraw the figure for ${name}`}
                      onClick={() => setAsked({ key: entry.key, isWithdrawn: true })}
                    >
                      Withdraw
                    </TextButton>
                  </span>
                ),
              },
            };
          })}
        />
      )}
      {asked && (
        <FigureDialog
          figures={figures}
          entryKey={asked === "new" ? undefined : asked.key}
          isWithdrawn={asked !== "new" && asked.isWithdrawn}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

function FigureDialog(props: {
  readonly figures: Figures;
  readonly entryKey: string | undefined;
  readonly isWithdrawn: boolean;
  readonly onClose: () => void;
}) {
  const { figures, entryKey, isWithdrawn, onClose } = props;
  const { setting, unit, asValue, choice, start, keyOf } = figures;
  const name = entryKey === undefined ? undefined : keyText(setting, entryKey);
  return (
    <ChangeSettingDialog
      setting={setting}
      name={`${entryKey ?? "new"}${isWithdrawn ? " withdraw" : ""}`}
      title={name === undefined ? "Add a figure" : isWithdrawn ? `Withdraw ${name}` : name}
      hasSource={!isWithdrawn}
      start={{ ...(entryKey === undefined ? start : {}), price: "" }}
      read={(typed) => {
        const key = entryKey ?? keyOf(typed);
        if (isWithdrawn) return [{ key, value: null }];
        const naira = readAmount(typed.price ?? "");
        if (naira === null || naira <= 0)
          return { field: "price", message: "Enter an amount such as 209.50." };
        if ((typed.source ?? "").trim() === "")
          return { field: "source", message: "Say where the figure comes from." };
        if ((typed.as_of ?? "") === "") return { field: "as_of", message: "Say of which day it is." };
        return [{ key, value: asValue(naira) }];
      }}
      fieldOf={() => "price"}
      onClose={onClose}
    >
      {(form) =>
        isWithdrawn ? (
          <p>Then nothing is stated. What was stays in the history.</p>
        ) : (
          <>
            {entryKey === undefined && choice(form)}
            <MoneyField label={`For ${unit}`} {...form.field("price")} />
          </>
        )
      }
    </ChangeSettingDialog>
  );
}
