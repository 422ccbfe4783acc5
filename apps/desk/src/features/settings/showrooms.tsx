import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import {
  closedKey,
  closedShowroom,
  type ShowroomDetails,
  showroomDetails,
} from "@precise/contract/desk/settings/showrooms";
import { Button } from "@precise/ui/components/inputs/button";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog } from "./change-setting-dialog.tsx";
import { faultText, type WantedEntry, type WrongEntries } from "./setting-write.ts";
import * as css from "./shop-settings.css.ts";

type Typed = Readonly<Record<string, string>>;
type Shown = Partial<ShowroomDetails>;

/** The showrooms in their order: changed, added and closed. Hours are a setting of their own. */
export function Showrooms({ setting }: { readonly setting: ShopSetting }) {
  const [opened, setOpened] = useState<{ readonly key: string | null }>();
  const [moved, setMoved] = useState<{ readonly key: string; readonly isClosed: boolean }>();
  const rows = showroomRows(setting);
  const nameOf = (key: string) => rows.find((row) => row.key === key)?.value.name ?? key;
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <DeskLink href="/shop-settings/hours">Showroom hours</DeskLink>
        <Button onClick={() => setOpened({ key: null })}>Add a showroom</Button>
      </div>
      <DenseTable
        look="cards"
        label="Showrooms"
        columns={[
          { key: "name", head: "Showroom", isRowHead: true },
          { key: "where", head: "Where", isWide: true },
          { key: "phone", head: "Telephone", isCode: true },
          { key: "by", head: "Set by" },
          { key: "act", head: "Change", isHeadHidden: true, align: "end" },
        ]}
        rows={rows.map(({ key, value, by, isClosed }) => ({
          key,
          cells: {
            name: value.name ?? key,
            where: isClosed ? <span className={texts.muted}>Closed</span> : (value.address ?? ""),
            phone: value.phone ?? "",
            by: by ?? "Content file",
            act: (
              <span className={css.rowActs}>
                <TextButton
                  aria-label={`Change the showroom ${nameOf(key)}`}
                  onClick={() => setOpened({ key })}
                >
                  Change
                </TextButton>
                <TextButton
                  aria-label={`${isClosed ? "Open again" : "Close"} the showroom ${nameOf(key)}`}
                  onClick={() => setMoved({ key, isClosed })}
                >
                  {isClosed ? "Open again" : "Close"}
                </TextButton>
              </span>
            ),
          },
        }))}
      />
      {opened && (
        <ShowroomDialog setting={setting} opened={opened.key} onClose={() => setOpened(undefined)} />
      )}
      {moved && (
        <ChangeSettingDialog
          setting={setting}
          name={`close ${moved.key}`}
          title={`${moved.isClosed ? "Open" : "Close"} ${nameOf(moved.key)}?`}
          start={{}}
          read={() => [{ key: closedKey(moved.key), value: moved.isClosed ? null : { is_closed: true } }]}
          onClose={() => setMoved(undefined)}
        >
          {() => (
            <p>
              {moved.isClosed
                ? "Pages, pick-up and booking offer it again, as it was."
                : "Pages, pick-up and booking no longer offer it. It cannot be closed while orders are still to be collected there, or visits are booked."}
            </p>
          )}
        </ChangeSettingDialog>
      )}
    </section>
  );
}

function ShowroomDialog(props: {
  readonly setting: ShopSetting;
  /** Null to add one. */
  readonly opened: string | null;
  readonly onClose: () => void;
}) {
  const { setting, opened, onClose } = props;
  const [rows] = useState(() => showroomRows(setting));
  const now = rows.find(({ key }) => key === opened)?.value;
  const [start] = useState(() => typedOf(now ?? { position: rows.length + 1 }));
  return (
    <ChangeSettingDialog
      setting={setting}
      name={opened ?? "new"}
      title={now?.name ?? "Add a showroom"}
      start={start}
      read={(typed) =>
        showroomEntries(
          opened,
          rows.map(({ key }) => key),
          typed,
        )
      }
      fieldOf={(path) => path.split(".")[0] ?? path}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label="Name" autoComplete="off" {...form.field("name")} />
          <TextField
            label="City"
            hint="As pages list it: Lagos."
            autoComplete="off"
            {...form.field("city")}
          />
          <TextField label="Address" hint="In one line." autoComplete="off" {...form.field("address")} />
          <TextField label="Telephone" type="tel" autoComplete="off" {...form.field("phone")} />
          <TextField label="E-mail" type="email" autoComplete="off" optional {...form.field("email")} />
          <TextField
            label="Place on the map"
            hint="Latitude and longitude, such as 6.4281, 3.4219. Empty: maps look for the address."
            autoComplete="off"
            optional
            {...form.field("coordinates")}
          />
          <TextareaField
            label="What is there"
            hint="One a line, such as Parking."
            rows={4}
            optional
            {...form.field("features")}
          />
          <TextField
            label="Place in the list"
            hint="1 is the first, and the one in the foot of each page."
            inputMode="numeric"
            autoComplete="off"
            {...form.field("position")}
          />
        </>
      )}
    </ChangeSettingDialog>
  );
}

function showroomRows({ current }: ShopSetting) {
  const closed = new Set(current.map(({ key }) => closedShowroom(key)));
  return (
    current
      .filter(({ key }) => closedShowroom(key) === undefined)
      .map(({ id, key, value, set_by: by }) => ({
        ...{ id: id ?? 0, key, by, value: (value ?? {}) as Shown },
        isClosed: closed.has(key),
      }))
      // As on pages: of two in one place the one that was put there last.
      .sort((one, other) => (one.value.position ?? 99) - (other.value.position ?? 99) || other.id - one.id)
  );
}

function typedOf({ name, city, address, phone, email, coordinates, features = [], position }: Shown): Typed {
  return {
    ...{ name: name ?? "", city: city ?? "", address: address ?? "" },
    ...{ phone: phone ?? "", email: email ?? "" },
    coordinates: coordinates ? `${coordinates.latitude}, ${coordinates.longitude}` : "",
    features: features.join("\n"),
    position: String(position ?? ""),
  };
}

/** The showroom as it is typed. @param key null for one that is added: it is called by its name then; @param taken ids of those there are */
export function showroomEntries(
  key: string | null,
  taken: readonly string[],
  typed: Typed,
): readonly WantedEntry[] | WrongEntries {
  const written = (field: string) => (typed[field] ?? "").trim();
  const [, latitude, longitude] =
    /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(written("coordinates")) ?? [];
  if (written("coordinates") !== "" && latitude === undefined)
    return { faults: [{ field: "coordinates", message: "Enter two numbers, such as 6.4281, 3.4219." }] };
  const value = {
    ...{ name: written("name"), city: written("city"), address: written("address") },
    ...{ phone: written("phone"), email: written("email") },
    coordinates: latitude === undefined ? null : { latitude: Number(latitude), longitude: Number(longitude) },
    features: written("features")
      .split("\n")
      .map((each) => each.trim())
      .filter((each) => each !== ""),
    position: Number(written("position")),
  };
  const read = showroomDetails.safeParse(value);
  if (!read.success)
    return {
      faults: read.error.issues.map((issue) => ({
        field: String(issue.path[0]),
        message: faultText(issue),
      })),
    };
  return [{ key: key ?? newId(value.name, taken), value: read.data }];
}

/** "Ikeja City Mall" is `ikeja-city-mall`. */
function newId(name: string, taken: readonly string[]): string {
  const plain =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 36)
      .replace(/^-|-$/g, "") || "showroom";
  let id = plain;
  for (let more = 2; taken.includes(id); more += 1) id = `${plain}-${more}`;
  return id;
}
