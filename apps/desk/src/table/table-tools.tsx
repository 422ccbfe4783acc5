import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { type ReactNode, useState } from "react";
import { PopMenu } from "#desk/parts/pop-menu.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import type { Column, Filter } from "./column.ts";
import { FilterMenu } from "./filter-menu.tsx";
import { FurtherFilters } from "./further-filters.tsx";
import { SearchBox } from "./search-box.tsx";
import { withColumn } from "./table-state.ts";
import * as css from "./table-tools.css.ts";
import type { TableControl } from "./use-table-state.ts";

/** Search, filters, and which columns are shown how densely. */
export function TableTools<Row>(props: {
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter[];
  readonly control: TableControl;
  readonly searchHint: string | undefined;
  readonly tools: ReactNode;
}) {
  const { columns, filters, control, searchHint, tools } = props;
  const { state, shape, change } = control;
  const offered = filters.filter(({ isChipOnly }) => !isChipOnly);
  const first = offered.filter(({ isFurther }) => !isFurther);
  const further = offered.filter(({ isFurther }) => isFurther);
  // Only phones fold them.
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  return (
    <div className={layouts.bar}>
      {searchHint !== undefined && <SearchBox control={control} hint={searchHint} />}
      {offered.length > 1 && (
        <button
          type="button"
          className={css.filtersButton}
          aria-expanded={areFiltersOpen}
          onClick={() => setFiltersOpen(!areFiltersOpen)}
        >
          <DeskIcon name="sliders-horizontal" />
          Filters
        </button>
      )}
      <div className={areFiltersOpen || offered.length < 2 ? css.filters : css.foldedFilters}>
        {first.map((filter) => (
          <FilterMenu key={filter.key} filter={filter} control={control} />
        ))}
        {further.length > 0 && <FurtherFilters filters={further} control={control} />}
      </div>
      <div className={css.end}>
        {tools}
        <PopMenu look="tool" label="Columns and density" staysOpen face={<DeskIcon name="columns-3" />}>
          <fieldset className={css.group}>
            <legend className={css.legend}>Columns</legend>
            {columns.map(({ key, head }, index) => (
              <label key={key} className={css.choice}>
                <input
                  type="checkbox"
                  checked={state.columns.includes(key)}
                  disabled={index === 0}
                  onChange={(event) => change(withColumn(state, shape, key, event.target.checked), "replace")}
                />
                {head}
              </label>
            ))}
          </fieldset>
          <fieldset className={css.group}>
            <legend className={css.legend}>Rows</legend>
            {(["dense", "roomy"] as const).map((density) => (
              <label key={density} className={css.choice}>
                <input
                  type="radio"
                  name="density"
                  checked={state.density === density}
                  onChange={() => change({ ...state, density }, "replace")}
                />
                {density === "dense" ? "Close together" : "With more room"}
              </label>
            ))}
          </fieldset>
        </PopMenu>
      </div>
    </div>
  );
}
