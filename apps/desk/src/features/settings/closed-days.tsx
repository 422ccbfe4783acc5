import { closedDay } from "@precise/contract/desk/settings/setting-kinds";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { dayText, laterDay, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { publicHolidays } from "@precise/contract/nigeria/public-holidays";
import { Button } from "@precise/ui/components/inputs/button";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog } from "./change-setting-dialog.tsx";
import { keyText } from "./setting-words.ts";
import * as css from "./shop-settings.css.ts";

/** Days on which all showrooms are closed, for visitors and for bookings. */
export function ClosedDays({ setting }: { readonly setting: ShopSetting }) {
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<string>();
  const today = todayInLagos();
  const days = setting.current
    .filter(({ key }) => key >= today)
    .toSorted((one, other) => one.key.localeCompare(other.key));
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <h2 className={css.partTitle}>Closed from today</h2>
        <Button onClick={() => setAdding(true)}>Close a day</Button>
      </div>
      {days.length === 0 ? (
        <p className={texts.muted}>No day is closed beside the fixed public holidays.</p>
      ) : (
        <DenseTable
          label="Closed days"
          columns={[
            { key: "day", head: "Day", isRowHead: true },
            { key: "name", head: "Why" },
            { key: "by", head: "Set by" },
            { key: "act", head: "Open", isHeadHidden: true, align: "end" },
          ]}
          rows={days.map(({ key, value, set_by }) => ({
            key,
            cells: {
              day: keyText(setting, key),
              name: closedDay.safeParse(value).data?.name ?? "",
              by: set_by ?? "Content file",
              act: (
                <TextButton aria-label={`Open ${keyText(setting, key)}`} onClick={() => setOpened(key)}>
                  Open
                </TextButton>
              ),
            },
          }))}
        />
      )}
      <p className={texts.muted}>
        Closed by themselves:{" "}
        {comingHolidays(today)
          .map(({ day, name }) => `${name} (${dayText(day)})`)
          .join(", ")}
        .
      </p>
      {isAdding && (
        <ChangeSettingDialog
          setting={setting}
          name="new"
          title="Close a day"
          start={{ key: "", name: "" }}
          read={({ key = "", name = "" }) => {
            if (!/^\d{4}-\d{2}-\d{2}$/.test(key)) return { field: "key", message: "Enter the day." };
            const known = holidayOrClosed(key, setting);
            if (known !== undefined)
              return { field: "key", message: `This day is closed already: ${known}.` };
            if (name.trim() === "")
              return {
                field: "name",
                message: "Enter what visitors read, such as Eid al-Fitr.",
              };
            return [{ key, value: { name: name.trim() } }];
          }}
          onClose={() => setAdding(false)}
        >
          {(form) => (
            <>
              <TextField label="Day" type="date" min={today} {...form.field("key")} />
              <TextField
                label="Why"
                hint="Visitors read it: Eid al-Fitr, Stocktaking."
                autoComplete="off"
                {...form.field("name")}
              />
            </>
          )}
        </ChangeSettingDialog>
      )}
      {opened && (
        <ChangeSettingDialog
          setting={setting}
          name={`open ${opened}`}
          title={`Open ${keyText(setting, opened)}`}
          start={{}}
          read={() => [{ key: opened, value: null }]}
          onClose={() => setOpened(undefined)}
        >
          {() => <p>Visitors read that we are open, and can book.</p>}
        </ChangeSettingDialog>
      )}
    </section>
  );
}

/** Public holidays of the year that begins today, which nobody has to enter. */
function comingHolidays(today: string) {
  const year = Number(today.slice(0, 4));
  return [...publicHolidays(year), ...publicHolidays(year + 1)].filter(
    ({ day }) => day >= today && day < laterDay(today, 365),
  );
}

/** Why a day is closed already; undefined where it is open. */
function holidayOrClosed(day: string, { current }: Pick<ShopSetting, "current">): string | undefined {
  const entry = current.find(({ key }) => key === day);
  return (
    publicHolidays(Number(day.slice(0, 4))).find((holiday) => holiday.day === day)?.name ??
    (entry && closedDay.safeParse(entry.value).data?.name)
  );
}
