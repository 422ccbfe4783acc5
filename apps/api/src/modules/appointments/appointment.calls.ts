import { readPhoneNumber } from "@precise/contract/nigeria/phone-number";
import { type appointmentCalls, mostAppointmentMoves } from "@precise/contract/shop/appointments";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import { keyReused } from "#api/platform/once/order-keys.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { newOrderNumber } from "#api/platform/text/order-number.ts";
import { appointmentToken } from "./appointment-link.ts";
import { queueRequestMails } from "./appointment-mails.ts";
import { appointmentView, findAppointment } from "./appointment-rows.ts";
import { bookOnce } from "./book-once.ts";
import { bookVisit } from "./book-visit.ts";
import { cancelStored } from "./cancel-stored.ts";
import { moveStored } from "./move-stored.ts";
import type { Scheduling, SlotRefusal, StoredAppointment, Visitor } from "./scheduling-port.ts";

/** What the calls of appointments stand on. */
export interface AppointmentParts {
  readonly db: Database;
  readonly scheduling: Scheduling;
  readonly content: ShopContent;
  readonly limiter: Limiter;
  readonly links: SignedLinks;
  /** For tests. */
  readonly now?: () => Date;
}

/** Appointments with the shop: what is offered, booking, changing by the mail's link, and requests. */
export function appointmentHandlers(parts: AppointmentParts): Answers<typeof appointmentCalls> {
  const { db, scheduling, content, limiter, links, now = () => new Date() } = parts;

  const shown = (held: StoredAppointment) => ({ appointment: appointmentView(held, now()) });
  const withToken = (held: StoredAppointment) => ({
    ...shown(held),
    token: appointmentToken(links, held.reference, held.endsAt),
  });
  const opened = async (token: string) => {
    const reference = links.open("appointment", token);
    return reference === undefined ? undefined : findAppointment(db, reference);
  };

  /** Beside the caller's limit: no one's inbox is filled by many callers either. */
  async function tooManyFor(email: string) {
    const verdict = await limiter.count("appointmentAddress", email.toLowerCase());
    if (verdict.allowed) return undefined;
    const { retryAfterSeconds } = verdict;
    return failure(429, "rate_limited", "Too many requests for this e-mail address. Try again later.", {
      retryAfterSeconds,
    });
  }

  return {
    async listAppointmentTypes() {
      const types = await scheduling.types();
      return types.ok ? answer({ types: [...types.value] }) : refusedSlot(types.code);
    },

    async listAppointmentSlots({ body }) {
      const found = await scheduling.slots(body.type, body.from, body.days);
      if (!found.ok) return refusedSlot(found.code);
      const { type, slots, firstDay, lastDay } = found.value;
      return answer({ type, slots: [...slots], first_day: firstDay, last_day: lastDay });
    },

    bookAppointment: {
      limit: "appointments",
      handle: ({ body, headers }) =>
        bookOnce(
          db,
          headers["idempotency-key"] ?? "",
          body,
          {
            async found(reference) {
              const before = await findAppointment(db, reference);
              return before ? answer(withToken(before)) : gone();
            },
            refuse: refuseKey,
          },
          async (done) => {
            const refused = await tooManyFor(body.email);
            if (refused) return refused;
            const visitor = visitorOf(body);
            const visit = { typeId: body.type, startsAt: new Date(body.starts_at), visitor };
            const booked = await bookVisit(
              { scheduling, shopEmail: content.company.email, now },
              visit,
              (tx, stored) => done(tx, stored.reference),
            );
            return booked.ok ? answer(withToken(booked.value)) : refusedSlot(booked.code);
          },
        ),
    },

    readAppointment: {
      limit: "orderTracking",
      async handle({ body }) {
        const held = await opened(body.token);
        return held ? answer(shown(held)) : gone();
      },
    },

    cancelAppointment: {
      limit: "orderTracking",
      async handle({ body }) {
        const held = await opened(body.token);
        if (!held) return gone();
        if (held.status === "cancelled") return answer(shown(held));
        if (held.startsAt <= now()) return over();
        // Counted, so that booking and cancelling in turn comes to an end, and never refused: each is cancelled once.
        await tooManyFor(held.visitor.email);
        const cancelled = await cancelStored(
          { db, scheduling, shopEmail: content.company.email, now },
          held,
          "Cancelled by the visitor.",
        );
        return cancelled.ok ? answer(shown(cancelled.value)) : refusedSlot(cancelled.code);
      },
    },

    moveAppointment: {
      limit: "orderTracking",
      async handle({ body }) {
        const held = await opened(body.token);
        if (!held) return gone();
        const startsAt = new Date(body.starts_at);
        if (held.status === "booked" && held.startsAt.getTime() === startsAt.getTime())
          return answer(shown(held));
        if (held.status === "cancelled" || held.startsAt <= now()) return over();
        // While it is booked its changes are its moves; a second move at the same moment fails by the same number.
        if (held.sequence >= mostAppointmentMoves) return movedOften();
        const refused = await tooManyFor(held.visitor.email);
        if (refused) return refused;
        const moved = await moveStored({ scheduling, shopEmail: content.company.email, now }, held, startsAt);
        if (!moved.ok) return refusedSlot(moved.code);
        return moved.value ? answer(shown(moved.value)) : over();
      },
    },

    requestAppointment: {
      limit: "appointments",
      handle: ({ body, headers }) =>
        bookOnce(
          db,
          headers["idempotency-key"] ?? "",
          body,
          { found: async (reference) => answer({ request: { reference } }), refuse: refuseKey },
          async (done) => {
            const refused = await tooManyFor(body.email);
            if (refused) return refused;
            const visitor = visitorOf(body);
            const request = { reference: newOrderNumber("AR"), wish: body.wish, when: body.when };
            await db.transaction(async (tx) => {
              await insertRequest(tx, request, visitor);
              await queueRequestMails(tx, request, visitor, content.company.email);
              await done(tx, request.reference);
            });
            return answer({ request: { reference: request.reference } });
          },
        ),
    },
  };
}

/** Who comes, as calendars get it. */
export function visitorOf(body: {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note?: string | undefined;
  readonly time_zone: string;
}): Visitor {
  const phone = readPhoneNumber(body.phone);
  return {
    name: body.name,
    email: body.email,
    // The contract has let it through: it is one.
    phone: phone.ok ? phone.value : body.phone,
    note: body.note ?? "",
    timeZone: body.time_zone,
  };
}

function gone() {
  return failure(404, "link_not_valid", "This link is not valid or has expired.");
}

function movedOften() {
  const message = `This appointment has been moved ${mostAppointmentMoves} times. Cancel it and book a new one, or call us.`;
  return failure(422, "too_many_moves", message);
}

function over() {
  return failure(409, "appointment_over", "This appointment has already started or is cancelled.");
}

/** So long a visitor's program should wait before it asks a service again that is down. */
const retryAfterSeconds = 30;

/** Why a calendar did not do what was asked, in words for the caller. */
function refusedSlot(code: SlotRefusal): Extract<Reply<never>, { failure: unknown }> {
  switch (code) {
    case "unknown_appointment_type":
      return failure(404, code, "There is no such appointment.", { field: "type" });
    case "slot_taken":
      return failure(409, code, "This time is no longer available.", { field: "starts_at" });
    case "scheduling_unavailable":
      return failure(503, code, "Our calendar is not working right now. Send us a request instead.", {
        retryAfterSeconds,
      });
  }
}

/** Keeps what someone asked for while nothing could be booked. */
async function insertRequest(
  tx: Sql,
  request: { readonly reference: string; readonly wish: string; readonly when: string },
  visitor: Visitor,
): Promise<void> {
  await tx.query(
    `insert into appointment_request (reference, wish, time_wish, name, email, phone, note, time_zone)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      request.reference,
      request.wish,
      request.when,
      visitor.name,
      visitor.email,
      visitor.phone,
      visitor.note,
      visitor.timeZone,
    ],
  );
}

function refuseKey(why: "reused" | "in_progress"): Refusal {
  if (why === "reused") return keyReused();
  return failure(409, "idempotency_in_progress", "We are still working on this. Try again in a moment.", {
    retryAfterSeconds: 2,
  });
}
