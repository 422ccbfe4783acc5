import { serviceBands } from "@precise/contract/nigeria/electricity";
import { Button } from "@precise/ui/components/inputs/button";
import { Input } from "@precise/ui/components/inputs/input";
import { Select } from "@precise/ui/components/inputs/select";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { IntentLink } from "@precise/web/components/intent-link.client";
import type { ReactNode } from "react";
import { routes } from "#shop/base/routes/route-table.ts";
import { ChoiceField, FieldGroup, FieldRow, NumberField } from "../parts/tool-fields.tsx";
import { ToolForm } from "../parts/tool-form.client.tsx";
import { gridHoursOf } from "../running-cost/tariff-figure.ts";
import { outageCopy } from "./outage-copy.ts";
import * as css from "./outage-form.css.ts";
import { keepChoices, mostRows, type RowField, withoutRow } from "./outage-rows.ts";
import { chemistries, type OutageRow, type ReadOutage } from "./read-outage.ts";

const copy = outageCopy.form;
const columns = [
  { key: "room", head: copy.columns.room, isRowHead: true, isField: true, width: "20%" },
  { key: "light", head: copy.columns.light, width: "26%" },
  { key: "watts", head: copy.columns.watts, width: "88px" },
  { key: "pieces", head: copy.columns.pieces, width: "76px" },
  { key: "lumens", head: copy.columns.lumens, width: "92px" },
  { key: "keep", head: copy.columns.keep, width: "124px" },
  { key: "remove", head: copy.columns.remove, isHeadHidden: true, align: "end", width: "72px" },
] as const;
const bands = serviceBands.map(({ name, hours }) => ({ value: name, name: copy.bandName(name, 24 - hours) }));
const kinds = chemistries.map((value) => ({ value, name: copy.kinds[value] }));

/** Rooms with their lights, the outage and the battery. */
export function OutageForm({
  params,
  read,
}: {
  readonly params: URLSearchParams;
  readonly read: ReadOutage;
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
          <DenseTable
            label={copy.table}
            columns={columns}
            rows={rows.map((row) => ({
              key: String(row.number),
              tone: row.problems.length > 0 ? ("critical" as const) : undefined,
              below: row.problems.length > 0 && <Problems row={row} />,
              cells: cellsOf(row, params),
            }))}
          />
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

function cellsOf(row: OutageRow, params: URLSearchParams): Readonly<Record<string, ReactNode>> {
  const { number, room, light, watts, pieces, lumens, keep, article } = row;
  const field = (name: RowField) => ({
    id: `${name}-${number}`,
    name: `${name}${number}`,
    "aria-label": copy.inRow(number, copy.columns[name]),
    "aria-describedby": row.problems.length > 0 ? problemId(number) : undefined,
    autoComplete: "off",
  });
  const text = (name: RowField, value: string) => (
    <Input look="row" maxLength={60} defaultValue={value} {...field(name)} />
  );
  const amount = (name: RowField, typed: string, isWrong: boolean, placeholder?: number) => (
    <Input
      look="row"
      inputMode="decimal"
      maxLength={60}
      defaultValue={typed}
      placeholder={placeholder?.toLocaleString("en")}
      aria-invalid={isWrong || undefined}
      {...field(name)}
    />
  );
  return {
    room: text("room", room),
    light: text("light", light),
    watts: amount("watts", watts.typed, isWattsWrong(row), article?.watts),
    pieces: amount("pieces", pieces.typed, pieces.problem !== undefined),
    lumens: amount("lumens", lumens.typed, lumens.problem !== undefined, article?.lumens),
    keep: (
      <Select
        {...field("keep")}
        defaultValue={keep.value ?? "3"}
        aria-invalid={keep.problem !== undefined || undefined}
      >
        {keepChoices.map((value) => (
          <option key={value} value={value}>
            {copy.keepNames[value]}
          </option>
        ))}
      </Select>
    ),
    remove: (
      <IntentLink
        href={`${routes.outagePlan.href}?${withoutRow(params, number)}`}
        aria-label={copy.removeRow(number)}
        rel="nofollow"
        scroll={false}
        className={css.act}
      >
        {copy.remove}
      </IntentLink>
    ),
  };
}

/** A problem of the whole row is one of its watts. */
function isWattsWrong({ watts, pieces, lumens, keep, problems }: OutageRow): boolean {
  const isOther = [pieces, lumens, keep].some(({ problem }) => problem !== undefined);
  return watts.problem !== undefined || (problems.length > 0 && !isOther);
}

function Problems({ row }: { readonly row: OutageRow }) {
  return (
    <ul id={problemId(row.number)} role="list" className={css.problem}>
      {row.problems.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function problemId(row: number): string {
  return `row-${row}-problem`;
}
