import * as z from "zod/mini";

/** What we read of Calendly's answers; whatever else they hold is theirs. @source design "Scheduling service" */
export const me = z.object({ resource: z.object({ uri: z.string() }) });

export const eventTypes = z.object({
  collection: z.array(
    z.object({
      uri: z.string(),
      name: z.string(),
      active: z.boolean(),
      duration: z.number(),
      description_plain: z.optional(z.nullable(z.string())),
      secret: z.optional(z.boolean()),
      deleted_at: z.optional(z.nullable(z.string())),
    }),
  ),
  pagination: z.object({ next_page_token: z.optional(z.nullable(z.string())) }),
});

export const availableTimes = z.object({
  collection: z.array(
    z.object({ status: z.string(), invitees_remaining: z.number(), start_time: z.string() }),
  ),
});

/** `event` is the address of the scheduled event that the invitee belongs to. */
export const invitee = z.object({ resource: z.object({ uri: z.string(), event: z.string() }) });

export const scheduledEvents = z.object({
  collection: z.array(
    z.object({ uri: z.string(), status: z.string(), start_time: z.string(), event_type: z.string() }),
  ),
});

export const scheduledEvent = z.object({
  resource: z.object({
    location: z.optional(z.nullable(z.object({ join_url: z.optional(z.nullable(z.string())) }))),
  }),
});
