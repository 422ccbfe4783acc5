import { openingWeek } from "@precise/contract/desk/settings/setting-kinds";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { linesOfWeek } from "@precise/contract/nigeria/opening-week";
import { weekdayNames } from "@precise/contract/wire/weekdays";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog } from "./change-setting-dialog.tsx";
import { keyText } from "./setting-words.ts";
import type { EntryFault } from "./setting-write.ts";
import * as css from "./shop-settings.css.ts";

type Week = ReturnType<typeof openingWeek.parse>["week"];

/** Each showroom's week. Saving changes what visitors read and what they can book. */
export function ShowroomHours({ setting }: { readonly setting: ShopSetting }) {
  const [editing, setEditing] = useState<string>();
  const weekOf = (key: string): Week => {
    const read = openingWeek.safeParse(setting.current.find((entry) => entry.key === key)?.value);
    return read.success ? read.data.week : weekdayNames.map(() => null);
  };
  return (
    <>
      <DenseTable
        look="cards"
        label="Showroom hours"
        columns={[
          { key: "name", head: "Showroom", isRowHead: true },
          { key: "hours", head: "Open", isWide: true },
          { key: "by", head: "Set by" },
          { key: "act", head: "Change", isHeadHidden: true, align: "end" },
        ]}
        rows={Object.keys(setting.names).map((key) => ({
          key,
          cells: {
            name: keyText(setting, key),
            hours: (
              <span>
                {linesOfWeek(weekOf(key)).map(({ days, open, close }) => (
                  <span key={days} style={{ display: "block" }}>
                    {days}: {open === null ? "closed" : `${open} to ${close}`}
                  </span>
                ))}
              </span>
            ),
            by: setting.current.find((entry) => entry.key === key)?.set_by ?? "Content file",
            act: (
              <TextButton
                aria-label={`Change the hours of ${keyText(setting, key)}`}
                onClick={() => setEditing(key)}
              >
                Change
              </TextButton>
            ),
          },
        }))}
      />
      {editing && (
        <ChangeSettingDialog
          setting={setting}
          name={editing}
          title={keyText(setting, editing)}
          start={typedOf(weekOf(editing))}
          read={(typed) => {
            const week = readWeek(typed);
            return "field" in week ? week : [{ key: editing, value: { week: week.week } }];
          }}
          fieldOf={(path) => path.replace(/^week\.(\d)\.(opens|closes)$/, "$2$1")}
          onClose={() => setEditing(undefined)}
        >
          {(form) => (
            <>
              <p className={texts.muted}>Leave both times of a day empty where it is closed.</p>
              {weekdayNames.map((name, day) => (
                <div key={name} className={css.dayRow}>
                  <TextField label={`${name}, opens`} type="time" optional {...form.field(`opens${day}`)} />
                  <TextField label={`${name}, closes`} type="time" optional {...form.field(`closes${day}`)} />
                </div>
              ))}
            </>
          )}
        </ChangeSettingDialog>
      )}
    </>
  );
}

function typedOf(week: Week): Record<string, string> {
  return Object.fromEntries(
    week.flatMap((hours, day) => [
      [`opens${day}`, hours?.opens ?? ""],
      [`closes${day}`, hours?.closes ?? ""],
    ]),
  );
}

function readWeek(typed: Readonly<Record<string, string>>): { readonly week: Week } | EntryFault {
  const week: Week = [];
  for (const day of weekdayNames.keys()) {
    const opens = typed[`opens${day}`] ?? "";
    const closes = typed[`closes${day}`] ?? "";
    if (opens === "" && closes === "") {
      week.push(null);
      continue;
    }
    if (opens === "") return { field: `opens${day}`, message: "Enter when it opens." };
    if (closes === "") return { field: `closes${day}`, message: "Enter when it closes." };
    if (closes <= opens) return { field: `closes${day}`, message: "It must close after it opens." };
    week.push({ opens, closes });
  }
  return { week };
}
