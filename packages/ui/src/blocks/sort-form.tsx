import { Button } from "../components/button.tsx";
import * as css from "./sort-form.css.ts";

/** The order of a listing as a GET form. An app's script sends it when a choice is made; without one a button does. */
export function SortForm(props: {
  readonly action: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly current: string;
  /** What else the address says. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
}) {
  const { action, choices, current, hidden } = props;
  return (
    <form action={action} method="get" className={css.form}>
      {hidden.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort">Sort by</label>
      <select id="sort" name="sort" className={css.select} defaultValue={current}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div className={css.go}>
        <Button type="submit" tone="secondary">
          Sort
        </Button>
      </div>
    </form>
  );
}
