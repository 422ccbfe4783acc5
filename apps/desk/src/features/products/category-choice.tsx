import type { DeskCategory } from "@precise/contract/desk/products/categories";
import { cleanLine } from "@precise/contract/wire/clean-text";
import { FieldError } from "@precise/ui/components/inputs/field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useId, useState } from "react";
import * as layouts from "#desk/styles/layouts.css.ts";
import { categoryOptions } from "./product-columns.tsx";
import * as css from "./products.css.ts";

/** Chooses among categories: ticked in a list that a search narrows; what is chosen stands above it. */
export function CategoryChoice(props: {
  readonly legend: string;
  readonly categories: readonly DeskCategory[];
  readonly chosen: readonly number[];
  readonly onChange: (ids: number[]) => void;
  readonly error?: string | undefined;
}) {
  const { legend, categories, chosen, onChange, error } = props;
  const [search, setSearch] = useState("");
  const id = useId();
  const names = categoryOptions(categories);
  const words = cleanLine(search).toLowerCase();
  const shown = names.filter(({ name }) => name.toLowerCase().includes(words));
  const set = (which: number, isOn: boolean) =>
    onChange(isOn ? [...chosen, which] : chosen.filter((each) => each !== which));
  return (
    <fieldset className={layouts.plainGroup} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.groupName}>{legend}</legend>
      <div className={layouts.stack}>
        {chosen.length > 0 && (
          <ul role="list" className={css.chips} aria-label={`${legend}, chosen`}>
            {chosen.map((each) => {
              const name =
                names.find(({ value }) => value === String(each))?.name ?? `${each}, which is gone`;
              return (
                <li key={each}>
                  <button
                    type="button"
                    className={css.chip}
                    aria-label={`Remove ${name}`}
                    onClick={() => set(each, false)}
                  >
                    {name} <span aria-hidden="true">×</span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <TextField
          id={`${id}-search`}
          type="search"
          label={`Find in ${legend.toLowerCase()}`}
          required={false}
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            // Enter would send the form.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        <div className={css.choices}>
          {shown.map(({ value, name }) => (
            <label key={value} className={css.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(Number(value))}
                onChange={({ target }) => set(Number(value), target.checked)}
              />
              {name}
            </label>
          ))}
          {shown.length === 0 && <p className={css.hint}>Nothing fits “{cleanLine(search)}”.</p>}
        </div>
        <FieldError id={id} error={error} />
      </div>
    </fieldset>
  );
}
