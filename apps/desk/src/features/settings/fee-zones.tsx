import { type ZoneRow, zoneFaults } from "@precise/cart-core/delivery-zones";
import { feeZones, zonesKey } from "@precise/contract/desk/settings/setting-kinds";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { states } from "@precise/contract/nigeria/states";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog, type SettingForm } from "./change-setting-dialog.tsx";
import { FeeRows, fieldsOf, tiersTyped } from "./fee-dialog.tsx";
import { FeeDrawing } from "./fee-drawing.tsx";
import { typedRows } from "./fee-rows.ts";
import type { WantedEntry, WrongEntries } from "./setting-write.ts";
import * as css from "./shop-settings.css.ts";

type Typed = Readonly<Record<string, string>>;

/** Zones of states with a fee table of their own; every other state has the shop's. */
export function FeeZones({ setting }: { readonly setting: ShopSetting }) {
  const [opened, setOpened] = useState<number>();
  const [removing, setRemoving] = useState<number>();
  const zones = zonesNow(setting);
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <h2 className={css.partTitle}>By state</h2>
        <Button tone="secondary" onClick={() => setOpened(zones.length)}>
          Add a zone
        </Button>
      </div>
      <p className={texts.muted}>
        {zones.length === 0
          ? "Every state has the table above. Add a zone for states that cost more or less."
          : "Every other state has the table above. While a shopper's state is not known, the cart shows that table and says that it depends on the state."}
      </p>
      {zones.map(({ name, states: of, tiers }, place) => (
        <div key={name} className={css.part}>
          <div className={layouts.partHead}>
            <h3>{name}</h3>
            <span className={css.rowActs}>
              <TextButton aria-label={`Change ${name}`} onClick={() => setOpened(place)}>
                Change
              </TextButton>
              <TextButton aria-label={`Remove ${name}`} onClick={() => setRemoving(place)}>
                Remove
              </TextButton>
            </span>
          </div>
          <p>{of.join(", ")}</p>
          <FeeDrawing rows={tiers} />
        </div>
      ))}
      {opened !== undefined && (
        <ZoneDialog setting={setting} zones={zones} place={opened} onClose={() => setOpened(undefined)} />
      )}
      {removing !== undefined && (
        <ChangeSettingDialog
          setting={setting}
          name="zone removed"
          title={`Remove ${zones[removing]?.name}`}
          start={{}}
          read={() => entryOf(zones.filter((_zone, place) => place !== removing))}
          onClose={() => setRemoving(undefined)}
        >
          {() => <p>Its states have the shop's fee table then. Orders that were placed keep their fee.</p>}
        </ChangeSettingDialog>
      )}
    </section>
  );
}

function ZoneDialog(props: {
  readonly setting: ShopSetting;
  readonly zones: readonly ZoneRow[];
  /** Which zone; one after the last for a new one. */
  readonly place: number;
  readonly onClose: () => void;
}) {
  const { setting, zones, place, onClose } = props;
  const zone = zones[place] ?? { name: "", states: [], tiers: [{ from: 0, to: null, fee: 0 }] };
  return (
    <ChangeSettingDialog
      setting={setting}
      name={`zone ${place}`}
      title={zone.name === "" ? "New zone" : zone.name}
      look="wide"
      start={{
        name: zone.name,
        states: "",
        ...Object.fromEntries(states.map(({ name }) => [boxOf(name), zone.states.includes(name) ? "1" : ""])),
        ...fieldsOf(typedRows(zone.tiers)),
      }}
      read={(typed) => zonesTyped(typed, zones, place)}
      fieldOf={(path) => fieldOfZone(path)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            label="Name of the zone"
            hint="Such as North, or Lagos."
            autoComplete="off"
            {...form.field("name")}
          />
          <StateBoxes form={form} zones={zones} place={place} />
          <FeeRows form={form} />
        </>
      )}
    </ChangeSettingDialog>
  );
}

function StateBoxes(props: {
  readonly form: SettingForm;
  readonly zones: readonly ZoneRow[];
  readonly place: number;
}) {
  const { form, zones, place } = props;
  const typed = form.form.watch();
  const error = form.form.formState.errors.states?.message;
  return (
    <fieldset className={css.states}>
      <legend>States</legend>
      {states.map(({ name }) => {
        const other = zones.find((zone, at) => at !== place && zone.states.includes(name));
        return (
          <Checkbox
            key={name}
            label={other ? `${name} (${other.name})` : name}
            disabled={other !== undefined}
            checked={typed[boxOf(name)] === "1"}
            onChange={(event) => {
              form.form.setValue(boxOf(name), event.target.checked ? "1" : "", { shouldDirty: true });
              form.form.clearErrors("states");
            }}
          />
        );
      })}
      {error && (
        <p role="alert" className={css.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** What is typed of one zone, in its place among the others; or what is wrong, each fault at its input. */
export function zonesTyped(
  typed: Typed,
  zones: readonly ZoneRow[],
  place: number,
): readonly WantedEntry[] | WrongEntries {
  const name = typed.name?.trim() ?? "";
  const chosen = states.map((state) => state.name).filter((state) => typed[boxOf(state)] === "1");
  const read = tiersTyped(typed);
  const faults = [
    ...(name === "" ? [{ field: "name", message: "Enter a name." }] : []),
    ...(chosen.length === 0 ? [{ field: "states", message: "Choose the states of this zone." }] : []),
    ...("faults" in read ? read.faults : []),
  ];
  if ("faults" in read || faults.length > 0) return { faults };
  const wanted = [...zones];
  wanted[place] = { name, states: chosen, ...read };
  const found = zoneFaults(wanted);
  return found.length > 0
    ? { faults: found.map(({ path, message }) => ({ field: fieldOfZone(path), message })) }
    : entryOf(wanted);
}

function entryOf(zones: readonly ZoneRow[]): readonly WantedEntry[] {
  return [{ key: zonesKey, value: zones.length === 0 ? null : { zones } }];
}

/** The input of a path such as `zones.1.tiers.0.from`, `1.states.0`, `1.name`. */
function fieldOfZone(path: string): string {
  const [, below = path] = /^(?:zones\.)?\d+\.(.+)$/.exec(path) ?? [];
  if (below.startsWith("states")) return "states";
  return below.replace(/^tiers\.(\d+)\.(\w+)$/, "$2$1");
}

/** The input of a state. */
function boxOf(state: string): string {
  return `in ${state}`;
}

function zonesNow({ current }: Pick<ShopSetting, "current">): readonly ZoneRow[] {
  return feeZones.safeParse(current.find(({ key }) => key === zonesKey)?.value).data?.zones ?? [];
}
