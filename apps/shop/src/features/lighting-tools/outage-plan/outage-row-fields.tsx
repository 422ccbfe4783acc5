import { Input } from "@precise/ui/components/inputs/input";
import { Select } from "@precise/ui/components/inputs/select";
import { IntentLink } from "@precise/web/components/intent-link.client";
import type { ReactNode } from "react";
import { routes } from "#shop/base/routes/route-table.ts";
import { outageCopy } from "./outage-copy.ts";
import * as css from "./outage-form.css.ts";
import { keepChoices, type RowField, withoutRow } from "./outage-rows.ts";
import type { OutageRow } from "./read-outage.ts";

const copy = outageCopy.form;

/**
 * The fields of one switch. What an article states is in the empty fields.
 * @param params of the page, for the address without this row
 */
export function OutageRowFields({
  row,
  params,
}: {
  readonly row: OutageRow;
  readonly params: URLSearchParams;
}) {
  const { number, room, light, watts, pieces, lumens, keep, article, problems } = row;
  const problemId = `row-${number}-problem`;
  const field = (name: RowField, typed: string, isWrong = false) => ({
    id: `${name}-${number}`,
    name: `${name}${number}`,
    "aria-label": copy.inRow(number, copy.columns[name]),
    "aria-describedby": problems.length > 0 ? problemId : undefined,
    "aria-invalid": isWrong || undefined,
    autoComplete: "off",
    defaultValue: typed,
  });
  const typing = { maxLength: 60 } as const;
  const amount = { ...typing, inputMode: "decimal" } as const;
  return (
    <li className={css.row}>
      <Labelled name="room" row={number} isLong>
        <Input {...typing} {...field("room", room)} />
      </Labelled>
      <Labelled name="light" row={number} isLong>
        <Input {...typing} {...field("light", light)} />
      </Labelled>
      <Labelled name="watts" row={number}>
        <Input
          {...amount}
          {...field("watts", watts.typed, isWattsWrong(row))}
          placeholder={article?.watts?.toLocaleString("en")}
        />
      </Labelled>
      <Labelled name="pieces" row={number}>
        <Input {...amount} {...field("pieces", pieces.typed, pieces.problem !== undefined)} />
      </Labelled>
      <Labelled name="lumens" row={number}>
        <Input
          {...amount}
          {...field("lumens", lumens.typed, lumens.problem !== undefined)}
          placeholder={article?.lumens?.toLocaleString("en")}
        />
      </Labelled>
      <Labelled name="keep" row={number}>
        <Select {...field("keep", keep.value ?? "3", keep.problem !== undefined)}>
          {keepChoices.map((value) => (
            <option key={value} value={value}>
              {copy.keepNames[value]}
            </option>
          ))}
        </Select>
      </Labelled>
      <IntentLink
        href={`${routes.outagePlan.href}?${withoutRow(params, number)}`}
        aria-label={copy.removeRow(number)}
        rel="nofollow"
        scroll={false}
        className={css.act}
      >
        {copy.remove}
      </IntentLink>
      {problems.length > 0 && (
        <ul id={problemId} role="list" className={css.problem}>
          {problems.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Labelled(props: {
  readonly name: RowField;
  readonly row: number;
  readonly isLong?: boolean;
  readonly children: ReactNode;
}) {
  const { name, row, isLong = false, children } = props;
  return (
    <label htmlFor={`${name}-${row}`} className={isLong ? css.longField : css.field}>
      <span className={css.label}>{copy.columns[name]}</span>
      {children}
    </label>
  );
}

/** A problem of the whole row is one of its watts. */
function isWattsWrong({ watts, pieces, lumens, keep, problems }: OutageRow): boolean {
  const isOther = [pieces, lumens, keep].some(({ problem }) => problem !== undefined);
  return watts.problem !== undefined || (problems.length > 0 && !isOther);
}
