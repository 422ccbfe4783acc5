import { readAppointmentWeek } from "@precise/contract/desk/appointments";
import { listDeliveries } from "@precise/contract/desk/deliveries";
import { listIncoming } from "@precise/contract/desk/stock";
import { clockText, lagosDay, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { useQuery } from "@tanstack/react-query";
import { deskQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Part } from "#desk/parts/part.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./today.css.ts";

const staleTime = 60_000;

function useDue() {
  const [seesVisits, seesStock, seesDeliveries] = [
    useMay("appointments"),
    useMay("stock.read"),
    useMay("order.read"),
  ];
  const week = useQuery({ ...deskQuery(readAppointmentWeek, { query: {} }), enabled: seesVisits, staleTime });
  const goods = useQuery({ ...deskQuery(listIncoming, { query: {} }), enabled: seesStock, staleTime });
  const out = useQuery({
    ...deskQuery(listDeliveries, { query: { state: "on_the_way" } }),
    enabled: seesDeliveries,
    staleTime,
  });
  return { week, goods, out, seesAny: seesVisits || seesStock || seesDeliveries };
}

/** Whether what is due is still read. */
export function useIsDueLoading(): boolean {
  const { week, goods, out } = useDue();
  return week.isLoading || goods.isLoading || out.isLoading;
}

/** What is due today: visits and calls, goods that suppliers bring, deliveries that are out. Only what the role sees. */
export function DueToday() {
  const { week, goods, out, seesAny } = useDue();
  const today = todayInLagos();
  const day = week.data?.days.find((each) => each.day === today);
  const closed = day?.calendars.find(({ is_closed }) => is_closed);
  const rows = [
    ...(day?.holiday ? [{ href: "/deliveries", text: `Public holiday: ${day.holiday}` }] : []),
    ...(closed ? [{ href: "/appointments", text: `Closed for visits: ${closed.reason ?? "today"}` }] : []),
    ...(week.data?.appointments ?? [])
      .filter(({ starts_at }) => lagosDay(new Date(starts_at)) === today)
      .map(({ reference, starts_at, name, type }) => ({
        href: `/appointments/${reference}`,
        text: `${clockText(starts_at)} ${name}, ${type.name}`,
      })),
    ...(goods.data ?? [])
      .filter(({ expected_on }) => expected_on === today)
      .map(({ id, supplier }) => ({ href: `/incoming/${id}`, text: `Goods from ${supplier}` })),
    ...(out.data && out.data.counts.on_the_way > 0
      ? [{ href: "/deliveries?state=on_the_way", text: `${out.data.counts.on_the_way} out for delivery` }]
      : []),
  ];
  if (!seesAny) return null;
  return (
    <Part title="Due today">
      {rows.length === 0 ? (
        <p className={texts.muted}>No visits, goods or deliveries are due today.</p>
      ) : (
        <ul role="list" className={css.short}>
          {rows.map(({ href, text }) => (
            <li key={href} className={css.shortRow}>
              <DeskLink href={href} className={css.shortName}>
                {text}
              </DeskLink>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
