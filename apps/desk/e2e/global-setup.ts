import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { FullConfig } from "@playwright/test";
import { openDeskSession, sampleRoles } from "@precise/budgets/desk-session";
import { sessionFile } from "./session-file.ts";

/** Signs each of the sample staff in once: a one-time code opens once, and journeys run side by side. */
export default async function signEverybodyIn(config: FullConfig): Promise<void> {
  const deskUrl = config.projects[0]?.use.baseURL ?? "";
  for (const role of sampleRoles) {
    const [name = "", value = ""] = (await openDeskSession(role, deskUrl)).split("=");
    const cookie = {
      name,
      value,
      domain: "localhost",
      path: "/",
      expires: -1,
      httpOnly: true,
      secure: false,
    };
    mkdirSync(dirname(sessionFile(role)), { recursive: true });
    const state = { cookies: [{ ...cookie, sameSite: "Strict" }], origins: [] };
    writeFileSync(sessionFile(role), JSON.stringify(state));
  }
}
