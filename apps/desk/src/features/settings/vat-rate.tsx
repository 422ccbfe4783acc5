import { percentText } from "@precise/cart-core/vat";
import { onlyKey, vatRate } from "@precise/contract/desk/settings/setting-kinds";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog } from "./change-setting-dialog.tsx";
import { perThousandTyped } from "./setting-words.ts";
import * as css from "./shop-settings.css.ts";

/** The rate of VAT, with the day from which another counts. @source decision 092 */
export function VatRate({ setting }: { readonly setting: ShopSetting }) {
  const [isChanging, setChanging] = useState(false);
  const isOwner = useMay("settings.owner");
  const read = vatRate.safeParse(setting.current.find(({ key }) => key === onlyKey)?.value);
  const rate = read.success ? read.data.per_thousand : 0;
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <h2 className={css.partTitle}>{percentText(rate)} now</h2>
        {isOwner ? (
          <Button onClick={() => setChanging(true)}>Change the rate</Button>
        ) : (
          <span className={texts.muted}>The owner changes it</span>
        )}
      </div>
      <p className={texts.muted}>
        Prices in the shop include it and stay as they are. Orders, invoices and credit notes keep the rate
        that the order was placed with.
      </p>
      {isChanging && (
        <ChangeSettingDialog
          setting={setting}
          name="rate"
          title="Rate of VAT"
          start={{ per_thousand: "" }}
          read={({ per_thousand: typed = "" }) => {
            const perThousand = perThousandTyped(typed);
            if (perThousand === undefined)
              return { field: "per_thousand", message: "Enter 0 to 50, with one decimal at most." };
            return [{ key: onlyKey, value: { per_thousand: perThousand } }];
          }}
          onClose={() => setChanging(false)}
        >
          {(form) => (
            <TextField
              label="Percent"
              hint="Such as 7.5. One for later begins with its day, at 00:00 in Lagos."
              inputMode="decimal"
              autoComplete="off"
              {...form.field("per_thousand")}
            />
          )}
        </ChangeSettingDialog>
      )}
    </section>
  );
}
