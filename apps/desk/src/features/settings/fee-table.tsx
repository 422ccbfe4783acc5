import { feeTable, onlyKey } from "@precise/contract/desk/settings/setting-kinds";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { FeeDialog } from "./fee-dialog.tsx";
import { FeeDrawing } from "./fee-drawing.tsx";
import * as css from "./shop-settings.css.ts";

/** What delivery costs, drawn from the lowest total up. */
export function FeeTable({ setting }: { readonly setting: ShopSetting }) {
  const [isChanging, setChanging] = useState(false);
  const read = feeTable.safeParse(setting.current.find(({ key }) => key === onlyKey)?.value);
  const rows = read.success ? read.data.tiers : [];
  const isDefault = setting.current.every(({ id }) => id === null);
  return (
    <section className={css.part}>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>Now</h2>
        <Button onClick={() => setChanging(true)}>Change the fees</Button>
      </div>
      <FeeDrawing rows={rows} />
      <p className={css.muted}>
        <span>{isDefault ? "This is the table that the shop began with. " : ""}</span>
        Totals are rounded to whole naira. Orders that were placed keep their fee.
      </p>
      {isChanging && <FeeDialog setting={setting} rows={rows} onClose={() => setChanging(false)} />}
    </section>
  );
}
