import { signedInMarkName } from "@precise/contract/wire/signed-in-mark";
import { cookies } from "next/headers";
import { LeaveWithSession } from "./leave-with-session.client.tsx";

/** In the layout of pages that are made for one visitor: they end with the visitor's session. Guests have none. */
export async function SessionEnd() {
  return (await cookies()).has(signedInMarkName) ? <LeaveWithSession /> : null;
}
