import { Switch } from "@precise/ui/components/inputs/switch";
import { useSyncExternalStore } from "react";
import { keysAreOn, onKeySettingChange, setKeysOn } from "#desk/keyboard/key-setting.ts";
import { Page } from "#desk/parts/page.tsx";
import { useStaff } from "#desk/session/session.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import * as css from "./settings-screen.css.ts";

/** What a person may set for this device. */
export function SettingsScreen() {
  const { name, email, roles } = useStaff();
  const isOn = useSyncExternalStore(onKeySettingChange, keysAreOn);
  return (
    <Page title="My settings">
      <p>
        {name}, {email} ({roles.join(", ")})
      </p>
      <label className={css.row} htmlFor="keys">
        <Switch id="keys" isOn={isOn} onChange={(event) => setKeysOn(event.target.checked)} />
        <span>
          Keys act by themselves
          <span className={css.hint}>
            Such as j and k in a list; press ? for all of them. Kept on this device.
          </span>
        </span>
      </label>
      <RecoveryCodes />
    </Page>
  );
}
