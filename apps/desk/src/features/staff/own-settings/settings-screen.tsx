import { renewRecoveryCodes } from "@precise/contract/desk/staff/session";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { Switch } from "@precise/ui/components/inputs/switch";
import { useSyncExternalStore } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { keysAreOn, onKeySettingChange, setKeysOn } from "#desk/keyboard/key-setting.ts";
import { CodeList } from "#desk/parts/code-list.tsx";
import { Page } from "#desk/parts/page.tsx";
import { useStaff } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
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
          <span className={texts.small}>
            Such as j and k in a list; press ? for all of them. Kept on this device.
          </span>
        </span>
      </label>
      <RecoveryCodes />
    </Page>
  );
}

/** Ten new recovery codes of one's own; the old ones open nothing any more. */
function RecoveryCodes() {
  const renew = useDeskWrite(renewRecoveryCodes);
  const { data: outcome } = renew;
  if (outcome?.ok) return <CodeList codes={outcome.value} />;
  return (
    <div className={css.act}>
      <Button tone="secondary" pending={renew.isPending} onClick={() => renew.mutate([])}>
        New recovery codes
      </Button>
      <span className={texts.small}>Ten codes for a lost phone, in the place of the old ones.</span>
      {outcome?.ok === false && <Alert tone="critical">{failureWords(outcome.failure)}</Alert>}
    </div>
  );
}
