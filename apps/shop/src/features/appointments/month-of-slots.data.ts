import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { listAppointmentSlots, type OfferedSlots } from "@precise/contract/shop/appointments";
import "server-only";
import type { ApiResult } from "@precise/api-client/api-failure";
import { type ApiClient, callOrNull } from "@precise/api-client/client";
import { daysInMonth, laterMonth } from "./month-weeks.ts";

/**
 * What is free in a month; without a wish the first month in which something is, among this and the next two.
 * @param wished as `2026-12`
 * @returns null for a type that is not offered
 */
export async function monthOfSlots(
  api: ApiClient,
  type: string,
  wished: string | undefined,
): Promise<ApiResult<{ readonly month: string; readonly offered: OfferedSlots } | null>> {
  const today = lagosDay(new Date());
  let month = wished !== undefined && wished > today.slice(0, 7) ? wished : today.slice(0, 7);
  for (let tries = 0; ; tries += 1) {
    const from = month === today.slice(0, 7) ? today : `${month}-01`;
    const days = daysInMonth(month) - Number(from.slice(8)) + 1;
    const result = await callOrNull(api, listAppointmentSlots, { body: { type, from, days } });
    if (!result.ok) return result;
    if (result.value === null) return { ok: true, value: null };
    const isEnd =
      wished !== undefined || tries === 2 || laterMonth(month, 1) > result.value.last_day.slice(0, 7);
    if (result.value.slots.length > 0 || isEnd) return { ok: true, value: { month, offered: result.value } };
    month = laterMonth(month, 1);
  }
}
