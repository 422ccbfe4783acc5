import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";

/** So long after its end a link still shows what was. */
const readDays = 30;

/** The token that opens an appointment: it is in our mail, and anyone who has it may move or cancel. */
export function appointmentToken(links: SignedLinks, reference: string, endsAt: Date): string {
  return links.sign("appointment", reference, new Date(endsAt.getTime() + readDays * 24 * 60 * 60_000));
}

/** The page of an appointment on the site. */
export function appointmentPath(token: string): string {
  return `/appointment-booking/mine/${token}`;
}
