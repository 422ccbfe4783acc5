import { createSignedLinks, type SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { createStaffSecrets, type StaffSecrets } from "./staff-secrets.ts";

/** What accounts of the staff are made and guarded with. */
export interface StaffTools {
  readonly links: SignedLinks;
  readonly secrets: StaffSecrets;
  /** Where the desk is: http://localhost:3003. */
  readonly deskOrigin: string;
}

/** @param secret the one of signed links: LINK_SECRET, or the key that the database keeps */
export function createStaffTools(secret: string, deskOrigin: string): StaffTools {
  return { links: createSignedLinks(secret), secrets: createStaffSecrets(secret), deskOrigin };
}
