"use no memo";
import { Icon } from "../../components/text/icon.tsx";
import * as css from "./search-form.css.ts";

/** Search as a plain GET form: it works before and without JavaScript. */
export function SearchForm({
  action = "/search",
  term = "",
}: {
  readonly action?: string;
  readonly term?: string;
}) {
  return (
    <search>
      <form className={css.form} action={action} method="get">
        <input
          className={css.input}
          type="search"
          name="q"
          required
          maxLength={128}
          defaultValue={term}
          placeholder="Search lights and more"
          aria-label="Search products"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className={css.go} type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
