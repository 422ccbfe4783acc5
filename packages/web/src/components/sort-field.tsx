import { Button } from "@precise/ui/components/inputs/button";
import { Select } from "@precise/ui/components/inputs/select";
import { filterCopy as copy } from "../listing/filter-copy.ts";
import { type SortChoice, sortChoices } from "../listing/listing-query.ts";
import { narrowingFormId } from "../listing/narrowing-form-id.ts";
import * as css from "./sort-field.css.ts";

/** The order of a listing; part of the filters' form, wherever it is placed. Its button is for browsers without JavaScript. */
export function SortField({ sort, isSearch }: { readonly sort: SortChoice; readonly isSearch: boolean }) {
  const label = (choice: SortChoice) =>
    isSearch && choice === "relevance" ? copy.bestMatch : copy.sorts[choice];
  return (
    <div className={css.sort}>
      <label className={css.label} htmlFor="sort">
        {copy.sort}
      </label>
      <span className={css.choice}>
        <Select look="pill" id="sort" name="sort" form={narrowingFormId} defaultValue={sort}>
          {sortChoices.map((choice) => (
            <option key={choice} value={choice}>
              {label(choice)}
            </option>
          ))}
        </Select>
      </span>
      <span className={css.apply}>
        <Button type="submit" tone="choice" form={narrowingFormId}>
          {copy.apply}
        </Button>
      </span>
    </div>
  );
}
