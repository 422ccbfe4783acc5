import { serviceBands } from "@precise/contract/nigeria/electricity";
import { Button } from "@precise/ui/components/inputs/button";
import { routes } from "#shop/base/routes/route-table.ts";
import { ChoiceField, FieldGroup, FieldRow, NumberField } from "../parts/tool-fields.tsx";
import { ToolForm } from "../parts/tool-form.client.tsx";
import { gridHoursOf } from "../running-cost/tariff-figure.ts";
import { outageCopy } from "./outage-copy.ts";
import * as css from "./outage-form.css.ts";
import { OutageRowFields } from "./outage-row-fields.tsx";
import { fewestRows, mostRows } from "./outage-rows.ts";
import { chemistries, type ReadOutage } from "./read-outage.ts";

const copy = outageCopy.form;
const bands = serviceBands.map(({ name, hours }) => ({ value: name, name: copy.bandName(name, 24 - hours) }));
const kinds = chemistries.map((value) => ({ value, name: copy.kinds[value] }));

/** Rooms with their lights, the outage and the battery. */
export function OutageForm({
  params,
  read,
  isSample,
}: {
  readonly params: URLSearchParams;
  readonly read: ReadOutage;
  readonly isSample: boolean;
}) {
  const { rows, fields } = read;
  const band = fields.band.value;
  return (
    <div className={css.form}>
      <ToolForm action={routes.outagePlan.href} submitLabel={copy.workOut} isWide>
        {/* Enter in a field presses the first button of a form: that is not to be the one for more rows. */}
        <button type="submit" hidden>
          {copy.workOut}
        </button>
        <div className={css.lights}>
          <h2 id="lights" className={css.title}>
            {copy.lights}
          </h2>
          <p className={css.hint}>{copy.lightsHint}</p>
          {isSample && (
            <p className={css.sample}>
              {copy.sample} <a href={`${routes.outagePlan.href}?rows=${fewestRows}`}>{copy.startEmpty}</a>.
            </p>
          )}
          <ul role="list" className={css.rows}>
            {rows.map((row) => (
              <OutageRowFields key={row.number} row={row} params={params} />
            ))}
          </ul>
          <input type="hidden" name="rows" value={rows.length} />
          <div className={css.acts}>
            {rows.length < mostRows && (
              <Button type="submit" tone="secondary" name="rows" value={rows.length + 1}>
                {copy.add}
              </Button>
            )}
            {/* Not the router's: it answers with the address of this page. */}
            <a href={`${routes.outagePlan.href}/from-cart`} rel="nofollow" className={css.act}>
              {copy.fromCart}
            </a>
            <span className={css.hint}>{copy.fromCartHint}</span>
          </div>
        </div>
        <div className={css.groups}>
          <FieldGroup title={copy.outage}>
            <ChoiceField name="band" label={copy.band} read={fields.band} choices={bands} />
            <NumberField
              name="hours"
              label={copy.hours}
              read={fields.hours}
              optional
              {...(band !== undefined && { hint: copy.hoursHint(24 - gridHoursOf(band)) })}
            />
          </FieldGroup>
          <FieldGroup title={copy.battery}>
            <ChoiceField name="kind" label={copy.kind} read={fields.chemistry} choices={kinds} />
            <FieldRow>
              <NumberField name="volts" label={copy.volts} read={fields.volts} />
              <NumberField name="ah" label={copy.ampHours} read={fields.ampHours} />
              <NumberField name="batteries" label={copy.count} read={fields.count} />
            </FieldRow>
            <NumberField name="va" label={copy.inverterVa} unit="VA" read={fields.inverterVa} optional />
          </FieldGroup>
        </div>
      </ToolForm>
    </div>
  );
}
