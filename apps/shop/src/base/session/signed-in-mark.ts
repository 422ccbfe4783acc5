import { signedInMarkName } from "@precise/contract/wire/signed-in-mark";

/** Whether a user is signed in here, as far as the mark says; it costs no call and opens nothing. */
export function isMarkedSignedIn(): boolean {
  return document.cookie.split("; ").includes(`${signedInMarkName}=1`);
}
