import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import type { PromoLine } from "@precise/contract/shop/promo-lines";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog, type SettingForm } from "./change-setting-dialog.tsx";
import { mostPromoLines, promoEntries, promoField, promoFields, promoNow, promoTyped } from "./promo-form.ts";
import { RowActs } from "./row-acts.tsx";
import * as css from "./shop-settings.css.ts";

/** The lines that take turns in the top bar of the shop. */
export function PromoLines({ setting }: { readonly setting: ShopSetting }) {
  const [isChanging, setChanging] = useState(false);
  const lines = promoNow(setting);
  const isDefault = setting.current.every(({ id }) => id === null);
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <h2 className={css.partTitle}>Now</h2>
        <Button onClick={() => setChanging(true)}>Change the lines</Button>
      </div>
      {isDefault && <p className={texts.muted}>These are the lines that the shop began with.</p>}
      <DenseTable
        label="Lines of the top bar"
        columns={[
          { key: "text", head: "Line", isRowHead: true },
          { key: "href", head: "Leads to", isWide: true },
          { key: "shown", head: "In the bar" },
        ]}
        rows={lines.map(({ text, href, is_shown }) => ({
          key: text,
          cells: {
            text,
            href,
            shown: is_shown ? "Yes" : <span className={texts.muted}>Hidden</span>,
          },
        }))}
      />
      {isChanging && (
        <ChangeSettingDialog
          setting={setting}
          name="lines"
          title="Change the lines of the top bar"
          look="wide"
          start={promoFields(lines)}
          read={promoEntries}
          fieldOf={promoField}
          onClose={() => setChanging(false)}
        >
          {(form) => <LineRows form={form} />}
        </ChangeSettingDialog>
      )}
    </section>
  );
}

function LineRows({ form }: { readonly form: SettingForm }) {
  const lines = promoTyped(form.form.watch());
  const put = (changed: readonly PromoLine[]) => {
    for (const [field, text] of Object.entries(promoFields(changed)))
      form.form.setValue(field, text, { shouldDirty: true });
    form.form.clearErrors();
  };
  return (
    <>
      <p className={texts.muted}>
        {"Each shows for six seconds, from the first on. {shop} in a line is the shop's name."}
      </p>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
        <div key={at} className={css.promoRow}>
          <TextField label={`Line ${at + 1}`} autoComplete="off" {...form.field(`text${at}`)} />
          <TextField
            label="Leads to"
            placeholder="/products"
            inputMode="url"
            autoComplete="off"
            {...form.field(`href${at}`)}
          />
          <Checkbox
            label="In the bar"
            checked={line.is_shown}
            onChange={({ target }) =>
              form.form.setValue(`shown${at}`, target.checked ? "1" : "", { shouldDirty: true })
            }
          />
          <RowActs list={lines} at={at} name={line.text || `line ${at + 1}`} onChange={put} />
        </div>
      ))}
      {lines.length < mostPromoLines && (
        <div>
          <Button tone="secondary" onClick={() => put([...lines, { text: "", href: "", is_shown: true }])}>
            Add a line
          </Button>
        </div>
      )}
      <p className={texts.muted}>
        A line leads to an address of this shop, such as /products, /faqs#delivery-cost or the page of a
        category or an article, or to another one with https://.
      </p>
    </>
  );
}
