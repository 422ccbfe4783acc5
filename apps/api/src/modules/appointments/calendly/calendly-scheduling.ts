import { err, ok, type Result } from "@precise/cart-core/result";
import { lagosDay, lagosMoment, laterDay } from "@precise/contract/nigeria/lagos-days";
import type { AppointmentSlot, AppointmentType } from "@precise/contract/shop/appointments";
import * as z from "zod/mini";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { HeldSlot, Scheduling, SchedulingDown, SlotRefusal, Visitor } from "../scheduling-port.ts";
import { type CalendlyClient, CalendlyDown, CalendlyRefused } from "./calendly-client.ts";
import {
  availableTimes,
  eventTypes,
  invitee,
  me,
  scheduledEvent,
  scheduledEvents,
} from "./calendly-shapes.ts";

const keptMilliseconds = 60_000;
/** Calendly's own horizon is the owner's to set there; beyond this we do not ask. */
const horizonDays = 60;
/** A beginning must lie in the future when the question arrives. */
const soonestMilliseconds = 60_000;

/** An event type with its address there. */
interface KnownType {
  readonly uri: string;
  readonly shown: AppointmentType;
}

/**
 * Calendly's calendar, over its API with a token of the owner's; answers are kept for a minute, and a slot that turns out
 * to be taken drops them.
 * @source design "Scheduling service", decision 030
 */
export function calendlyScheduling(
  db: Database,
  client: CalendlyClient,
  now: () => Date = () => new Date(),
): Scheduling {
  const clock = () => now().getTime();
  const keptTypes = keptBriefly<KnownType[]>(keptMilliseconds, clock);
  const keptSlots = keptBriefly<AppointmentSlot[]>(keptMilliseconds, clock);
  const keptUser = keptBriefly<string>(60 * keptMilliseconds, clock);

  const user = () => keptUser.get("", async () => (await client.read("/users/me", {}, me)).resource.uri);

  const types = () =>
    keptTypes.get("", async () => {
      const found: KnownType[] = [];
      let page: string | undefined;
      do {
        const query = {
          user: await user(),
          active: "true",
          count: "100",
          ...(page ? { page_token: page } : {}),
        };
        const answer = await client.read("/event_types", query, eventTypes);
        for (const type of answer.collection) {
          if (type.active && !type.secret && !type.deleted_at)
            found.push({ uri: type.uri, shown: shownType(type) });
        }
        page = answer.pagination.next_page_token ?? undefined;
      } while (page !== undefined && found.length < 500);
      return found;
    });

  const typeOf = async (id: string) => (await types()).find(({ shown }) => shown.id === id);

  /** Beginnings on some days; at most 31 of them in one call. */
  const slotsOf = (uri: string, from: string, days: number) =>
    keptSlots.get(`${uri} ${from} ${days}`, async () => {
      const start = Math.max(lagosMoment(from, 0).getTime(), clock() + soonestMilliseconds);
      const end = lagosMoment(laterDay(from, days), 0).getTime();
      if (end <= start) return [];
      const times = { start_time: wireTime(start), end_time: wireTime(end) };
      const answer = await client.read(
        "/event_type_available_times",
        { event_type: uri, ...times },
        availableTimes,
      );
      return answer.collection
        .filter(({ status, invitees_remaining }) => status === "available" && invitees_remaining > 0)
        .map(({ start_time, invitees_remaining }) => ({
          starts_at: wireTime(start_time),
          places_left: invitees_remaining,
        }));
    });

  /** Books there; a booking whose answer was lost is looked for before it counts as failed. */
  async function invite(
    type: KnownType,
    startsAt: Date,
    visitor: Visitor,
  ): Promise<Result<string, "slot_taken">> {
    const start_time = wireTime(startsAt);
    const body = {
      event_type: type.uri,
      start_time,
      invitee: { name: visitor.name, email: visitor.email, timezone: visitor.timeZone },
      ...(visitor.note
        ? { questions_and_answers: [{ question: "Note", answer: visitor.note, position: 0 }] }
        : {}),
    };
    try {
      return ok((await client.write("/invitees", body, invitee)).resource.event);
    } catch (fault) {
      if (fault instanceof CalendlyRefused) {
        keptSlots.forget();
        const slots = await slotsOf(type.uri, lagosDay(startsAt), 1);
        if (!slots.some((slot) => slot.starts_at === start_time)) return err("slot_taken");
        throw new CalendlyDown("Calendly refuses a time that it offers", { cause: fault });
      }
      const found =
        fault instanceof CalendlyDown && fault.isOutcomeUnknown
          ? await findBooked(type.uri, startsAt, visitor.email).catch(() => undefined)
          : undefined;
      if (found === undefined) throw fault;
      return ok(found);
    }
  }

  async function findBooked(typeUri: string, startsAt: Date, email: string): Promise<string | undefined> {
    const { collection } = await client.read(
      "/scheduled_events",
      {
        user: await user(),
        invitee_email: email,
        status: "active",
        min_start_time: wireTime(startsAt),
        max_start_time: wireTime(startsAt.getTime() + 60_000),
      },
      scheduledEvents,
      true,
    );
    return collection.find(({ event_type }) => event_type === typeUri)?.uri;
  }

  async function hold<Kept>(
    visit: { readonly typeId: string; readonly startsAt: Date; readonly visitor: Visitor },
    keep: (tx: Sql, held: HeldSlot) => Promise<Kept>,
  ): Promise<Result<Kept, SlotRefusal>> {
    return unlessDown<Kept, SlotRefusal>(async () => {
      const type = await typeOf(visit.typeId);
      if (!type) return err("unknown_appointment_type");
      const booked = await invite(type, visit.startsAt, visit.visitor);
      if (!booked.ok) return booked;
      keptSlots.forget();
      const endsAt = new Date(visit.startsAt.getTime() + type.shown.minutes * 60_000);
      // The place to meet is a comfort: without it the invitation of the service says it.
      const joinUrl = await joinUrlOf(booked.value).catch(() => null);
      const held: HeldSlot = {
        provider: "calendly",
        externalUri: booked.value,
        deskId: null,
        type: type.shown,
        startsAt: visit.startsAt,
        endsAt,
        busyUntil: endsAt,
        joinUrl,
      };
      try {
        return ok(await db.transaction((tx) => keep(tx, held)));
      } catch (fault) {
        // What we cannot store must not be in their calendar.
        await takeOff(booked.value, "It could not be kept.").catch(() => undefined);
        throw fault;
      }
    });
  }

  async function joinUrlOf(uri: string): Promise<string | null> {
    const { resource } = await client.read(`/scheduled_events/${lastPart(uri)}`, {}, scheduledEvent);
    const found = resource.location?.join_url;
    return found?.startsWith("https://") ? found : null;
  }

  /** Gone already is as good as cancelled. */
  async function takeOff(uri: string, reason: string): Promise<void> {
    try {
      await client.write(`/scheduled_events/${lastPart(uri)}/cancellation`, { reason }, z.unknown());
    } catch (fault) {
      if (!(fault instanceof CalendlyRefused)) throw fault;
    }
    keptSlots.forget();
  }

  return {
    provider: "calendly",
    types: () => unlessDown(async () => ok((await types()).map(({ shown }) => shown))),
    slots: (typeId, from, days) =>
      unlessDown(async () => {
        const type = await typeOf(typeId);
        if (!type) return err("unknown_appointment_type");
        const slots = await slotsOf(type.uri, from, days);
        const firstDay = lagosDay(now());
        return ok({ type: type.shown, slots, firstDay, lastDay: laterDay(firstDay, horizonDays) });
      }),
    book: hold,
    // The service has no call for moving: the new time first, so that no one is left without one.
    async move({ type, visitor, externalUri }, startsAt, keep) {
      let newUri: string | null = null;
      const moved = await hold({ typeId: type.id, startsAt, visitor }, async (tx, held) => {
        newUri = held.externalUri;
        return keep(tx, held);
      });
      if (!moved.ok) return moved;
      // Where nothing was kept (it was changed in the same moment) it is the new one that goes.
      const left = moved.value === undefined ? newUri : externalUri;
      if (left !== null) await takeOff(left, "Moved to another time.").catch(() => undefined);
      return moved;
    },
    cancel: ({ externalUri }, reason, keep) =>
      unlessDown(async () => {
        if (externalUri !== null) await takeOff(externalUri, reason);
        return ok(await db.transaction(keep));
      }),
  };
}

function shownType(type: z.output<typeof eventTypes>["collection"][number]): AppointmentType {
  return {
    id: lastPart(type.uri),
    name: type.name,
    description: type.description_plain?.trim() ?? "",
    minutes: Math.round(type.duration),
    place: "arranged",
  };
}

function lastPart(uri: string): string {
  return encodeURIComponent(uri.split("/").at(-1) ?? "");
}

/** A service that is down is an expected outcome; what it is was logged where it was met. */
async function unlessDown<Value, Code extends string>(
  work: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | SchedulingDown>> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof CalendlyDown || fault instanceof CalendlyRefused)
      return err("scheduling_unavailable");
    throw fault;
  }
}

/** Answers that are kept for a short time, so that many visitors cost a service one call; faults are not kept. */
function keptBriefly<Value>(milliseconds: number, now: () => number = Date.now) {
  const kept = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  return {
    get(key: string, load: () => Promise<Value>): Promise<Value> {
      const found = kept.get(key);
      if (found && found.until > now()) return found.value;
      for (const [old, { until }] of kept) if (until <= now()) kept.delete(old);
      const value = load();
      kept.set(key, { value, until: now() + milliseconds });
      value.catch(() => kept.delete(key));
      return value;
    },
    forget(): void {
      kept.clear();
    },
  };
}
