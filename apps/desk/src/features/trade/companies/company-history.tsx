import type { TradeEvent } from "@precise/contract/desk/trade/companies";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { Part } from "#desk/parts/part.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "#desk/trade/trade.css.ts";
import { eventText } from "#desk/trade/trade-words.ts";

const columns = [
  { key: "at", head: "When", isRowHead: true },
  { key: "what", head: "What", isWide: true },
  { key: "about", head: "About", isWide: true },
  { key: "who", head: "Who" },
] as const;

/** What was done about a company and its people. */
export function CompanyHistory({ events }: { readonly events: readonly TradeEvent[] }) {
  return (
    <Part title="History" id="history">
      {events.length === 0 ? (
        <p className={texts.muted}>Nothing was changed here yet.</p>
      ) : (
        <DenseTable
          label="History"
          columns={columns}
          rows={events.map((event, place) => ({
            key: `${event.at} ${place}`,
            cells: {
              at: shortDayAndTime(event.at),
              what: eventText(event),
              about: <span className={css.anywhere}>{event.subject}</span>,
              who: event.reason === null ? event.actor : `${event.actor}. ${event.reason}`,
            },
          }))}
        />
      )}
    </Part>
  );
}
