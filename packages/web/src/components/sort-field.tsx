import { filterCopy as copy } from "../listing/filter-copy.ts";
import { type SortChoice, sortChoices } from "../listing/listing-query.ts";
import { narrowingFormId } from "../listing/narrowing-form-id.ts";
import * as css from "./sort-field.css.ts";

/** The order of a listing; part of the filters' form, wherever it stands. Its button is for browsers without JavaScript. */
export function SortField({ sort, isSearch }: { readonly sort: SortChoice; readonly isSearch: boolean }) {
  const label = (choice: SortChoice) =>
    isSearch && choice === "relevance" ? copy.bestMatch : copy.sorts[choice];
  return (
    <div className={css.sort}>
      <label className={css.label} htmlFor="sort">
        {copy.sort}
      </label>
      <span className={css.frame}>
        <select id="sort" name="sort" form={narrowingFormId} defaultValue={sort} className={css.select}>
          {sortChoices.map((choice) => (
            <option key={choice} value={choice}>
              {label(choice)}
            </option>
          ))}
        </select>
      </span>
      <button type="submit" form={narrowingFormId} className={css.apply}>
        {copy.apply}
      </button>
    </div>
  );
}
