import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";

/** Whom an invitation is for, and which one: a newer one ends it, and so does accepting it. */
export interface InvitationLink {
  readonly staffId: string;
  readonly mark: string;
}

/** The path at the desk where an invitation is accepted. */
export function invitationPath(links: SignedLinks, { staffId, mark }: InvitationLink, endsAt: Date): string {
  return `/invitation?token=${links.sign("staff-invitation", `${staffId} ${mark}`, endsAt)}`;
}

/** What a token is for; undefined where it is not valid or no longer. */
export function openInvitationToken(links: SignedLinks, token: string): InvitationLink | undefined {
  const [staffId, mark] = links.open("staff-invitation", token)?.split(" ") ?? [];
  return staffId === undefined || mark === undefined ? undefined : { staffId, mark };
}
