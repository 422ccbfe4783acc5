import type { TierRow } from "@precise/cart-core/tier-table";
import { onlyKey } from "@precise/contract/desk/settings/setting-kinds";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog, type SettingForm } from "./change-setting-dialog.tsx";
import { FeeDrawing } from "./fee-drawing.tsx";
import { readRows, type TypedRow, typedRows, withRowAtEnd } from "./fee-rows.ts";
import type { WrongEntries } from "./setting-write.ts";
import * as css from "./shop-settings.css.ts";

/** No table needs more. */
const mostRows = 20;

type Typed = Readonly<Record<string, string>>;

/** The fee table as it is typed, with its drawing. */
export function FeeDialog(props: {
  readonly setting: ShopSetting;
  readonly rows: readonly TierRow[];
  readonly onClose: () => void;
}) {
  const { setting, rows, onClose } = props;
  return (
    <ChangeSettingDialog
      setting={setting}
      name="table"
      title="Delivery fees"
      look="wide"
      start={fieldsOf(typedRows(rows))}
      read={(typed) => {
        const read = tiersTyped(typed);
        return "faults" in read ? read : [{ key: onlyKey, value: read }];
      }}
      fieldOf={(path) => path.replace(/^tiers\.(\d+)\.(\w+)$/, "$2$1")}
      onClose={onClose}
    >
      {(form) => <FeeRows form={form} />}
    </ChangeSettingDialog>
  );
}

/** The rows of a table as inputs, with the drawing of it. */
export function FeeRows({ form }: { readonly form: SettingForm }) {
  const typed = rowsOf(form.form.watch());
  const read = readRows(typed);
  const put = (rows: readonly TypedRow[]) => {
    for (const [field, text] of Object.entries(fieldsOf(rows)))
      form.form.setValue(field, text, { shouldDirty: true });
    form.form.clearErrors();
  };
  return (
    <>
      <p className={texts.muted}>Leave the end of the last row empty: it has no upper end.</p>
      {typed.map((_row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
        <div key={at} className={css.tierRow}>
          <TextField label="From (₦)" inputMode="numeric" autoComplete="off" {...form.field(`from${at}`)} />
          <TextField
            label="To (₦)"
            inputMode="numeric"
            autoComplete="off"
            optional={at === typed.length - 1}
            {...form.field(`to${at}`)}
          />
          <TextField label="Fee (₦)" inputMode="numeric" autoComplete="off" {...form.field(`fee${at}`)} />
          <Button
            tone="secondary"
            aria-label={`Remove row ${at + 1}`}
            disabled={typed.length === 1}
            onClick={() => put(typed.filter((_each, place) => place !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      {typed.length < mostRows && (
        <div>
          <Button tone="secondary" onClick={() => put(withRowAtEnd(typed))}>
            Add a row
          </Button>
        </div>
      )}
      {read.rows && <FeeDrawing rows={read.rows} />}
    </>
  );
}

/** The rows as they are typed, read; or what is wrong, each fault at its input. */
export function tiersTyped(typed: Typed): { readonly tiers: TierRow[] } | WrongEntries {
  const { rows = [], faults = [] } = readRows(rowsOf(typed));
  if (faults.length > 0)
    return { faults: faults.map(({ field, row, message }) => ({ field: `${field}${row}`, message })) };
  return { tiers: rows.map((row) => ({ ...row })) };
}

/** Rows as fields of one form: how many there are, and each by its place. Fields of removed rows are emptied. */
export function fieldsOf(rows: readonly TypedRow[]): Record<string, string> {
  const fields: Record<string, string> = { count: String(rows.length) };
  for (let at = 0; at < mostRows; at += 1) {
    const { from = "", to = "", fee = "" } = rows[at] ?? {};
    Object.assign(fields, { [`from${at}`]: from, [`to${at}`]: to, [`fee${at}`]: fee });
  }
  return fields;
}

function rowsOf(typed: Typed): TypedRow[] {
  return Array.from({ length: Number(typed.count ?? 0) }, (_, at) => ({
    from: typed[`from${at}`] ?? "",
    to: typed[`to${at}`] ?? "",
    fee: typed[`fee${at}`] ?? "",
  }));
}
