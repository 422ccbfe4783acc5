import { laterDay, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useRouter } from "@tanstack/react-router";
import { searchText } from "#desk/address/search-text.ts";
import { useAddress } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as css from "./reports.css.ts";

/** Days in Lagos, both in. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? "");

/** The days of the address; the last 30 where it names none. */
export function useRange(): DayRange {
  const { from, to } = useAddress();
  const today = todayInLagos();
  return { from: isDay(from) ? from : laterDay(today, -29), to: isDay(to) ? to : today };
}

/** The days of a report, in the address: it can be sent around. */
export function RangeFields() {
  const router = useRouter();
  const address = useAddress();
  const range = useRange();
  const today = todayInLagos();
  const hrefOf = (next: Partial<DayRange>) =>
    router.state.location.pathname + searchText({ ...address, ...range, ...next });
  const presets = [
    ["Last 7 days", laterDay(today, -6)],
    ["Last 30 days", laterDay(today, -29)],
    ["This month", `${today.slice(0, 8)}01`],
    ["This year", `${today.slice(0, 5)}01-01`],
  ] as const;
  return (
    <div className={css.range}>
      {(["from", "to"] as const).map((end) => (
        <div key={end} className={css.dayField}>
          <TextField
            id={end}
            type="date"
            label={end === "from" ? "From" : "To"}
            value={range[end]}
            max={today}
            onChange={({ target: { value } }) => {
              if (isDay(value)) router.history.replace(hrefOf({ [end]: value }));
            }}
          />
        </div>
      ))}
      <nav aria-label="Days" className={css.presets}>
        {presets.map(([name, from]) => (
          <DeskLink key={name} href={hrefOf({ from, to: today })}>
            {name}
          </DeskLink>
        ))}
      </nav>
    </div>
  );
}
