import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { type FullConfig, request } from "@playwright/test";
import { oneTimeCode, sampleStaff, sessionFile } from "./sample-staff.ts";

/** Signs each of the sample staff in once: a one-time code opens once, and journeys run side by side. */
export default async function signEverybodyIn(config: FullConfig): Promise<void> {
  const baseURL = config.projects[0]?.use.baseURL ?? "";
  for (const { email, password, roles, totp_secret } of sampleStaff()) {
    const [role] = roles;
    if (role === undefined) throw new Error(`${email} has no role`);
    const context = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
    const answer = await context.post("/api/desk/session", {
      data: { email, password, code: oneTimeCode(totp_secret) },
    });
    if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()} ${await answer.text()}`);
    mkdirSync(dirname(sessionFile(role)), { recursive: true });
    await context.storageState({ path: sessionFile(role) });
    await context.dispose();
  }
}
