import { electricalAdvice, onlyKey } from "@precise/contract/desk/settings/setting-kinds";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog } from "./change-setting-dialog.tsx";
import * as css from "./shop-settings.css.ts";

/** What visitors read of electrical safety only while an engineer signs it. */
const electricalSubjects = [
  "Lamps with more watts than a holder takes, and 12 V lamps or strips without a driver.",
  "Strips, drivers, dimmers, tracks, circuits and inverters with too much on them.",
  "Fittings for bathrooms and outdoors: water, and surges from lightning.",
];

/**
 * Who signs the advice on electrical safety. Nobody: it is off.
 * @source design D35
 */
export function ElectricalAdvice({ setting }: { readonly setting: ShopSetting }) {
  const [act, setAct] = useState<"name" | "withdraw">();
  const entry = setting.current.find(({ key }) => key === onlyKey);
  const signed = electricalAdvice.safeParse(entry?.value).data;
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <h2 className={css.partTitle}>Now</h2>
        <span className={layouts.acts}>
          {signed && (
            <Button tone="secondary" onClick={() => setAct("withdraw")}>
              Switch it off
            </Button>
          )}
          <Button onClick={() => setAct("name")}>
            {signed ? "Name another engineer" : "Name an engineer"}
          </Button>
        </span>
      </div>
      {signed ? (
        <Alert title={`On: ${signed.engineer} signs it, registration ${signed.registration}`}>
          <span>
            {entry?.valid_from && `Since ${shortDayAndTime(entry.valid_from)}, set by ${entry.set_by}. `}
          </span>
          The shop says in the cart, on product pages and in its tools what is not safe together:
          <Subjects />
        </Alert>
      ) : (
        <Alert tone="caution" title="Off: nobody signs it">
          In production the shop says nothing of this, neither in the cart nor on product pages nor in its
          tools:
          <Subjects />
        </Alert>
      )}
      <p className={texts.muted}>
        What fits a holder, what can be dimmed, and which colours of light stand side by side is always said.
      </p>
      {act && (
        <EngineerDialog
          setting={setting}
          signed={signed}
          isWithdrawn={act === "withdraw"}
          onClose={() => setAct(undefined)}
        />
      )}
    </section>
  );
}

function Subjects() {
  return (
    <ul className={css.list}>
      {electricalSubjects.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function EngineerDialog(props: {
  readonly setting: ShopSetting;
  readonly signed: { readonly engineer: string; readonly registration: string } | undefined;
  readonly isWithdrawn: boolean;
  readonly onClose: () => void;
}) {
  const { setting, signed, isWithdrawn, onClose } = props;
  return (
    <ChangeSettingDialog
      setting={setting}
      name={isWithdrawn ? "withdraw" : "engineer"}
      title={isWithdrawn ? "Switch electrical advice off" : "Who signs electrical advice"}
      start={{ engineer: "", registration: "" }}
      read={({ engineer = "", registration = "" }) => {
        if (isWithdrawn) return [{ key: onlyKey, value: null }];
        if (engineer.trim().length < 2) return { field: "engineer", message: "Enter the engineer's name." };
        if (registration.trim().length < 2)
          return { field: "registration", message: "Enter the number of the registration." };
        return [{ key: onlyKey, value: { engineer: engineer.trim(), registration: registration.trim() } }];
      }}
      onClose={onClose}
    >
      {(form) =>
        isWithdrawn ? (
          <p>
            {signed?.engineer} no longer signs it: the shop says nothing of electrical safety until someone is
            named.
          </p>
        ) : (
          <>
            <TextField label="Engineer" autoComplete="off" {...form.field("engineer")} />
            <TextField
              label="Registration"
              hint="With COREN, such as R.12345."
              autoComplete="off"
              {...form.field("registration")}
            />
          </>
        )
      }
    </ChangeSettingDialog>
  );
}
