import { stackControlUrl } from "./env.ts";

/** A server that a journey may stop. */
type Server = "api" | "shop" | "trade";

/**
 * Runs something while a server of the stack under test is stopped, and starts it again whatever happens. Only for the
 * journeys of `outages.spec.ts`, which run alone: every other one would see the outage too.
 */
export async function whileStopped(server: Server, act: () => Promise<void>): Promise<void> {
  await control(server, "stop");
  try {
    await act();
  } finally {
    await control(server, "start");
  }
}

async function control(server: Server, act: "stop" | "start"): Promise<void> {
  const answer = await fetch(`${stackControlUrl()}/${server}/${act}`, { method: "POST" });
  if (!answer.ok) throw new Error(`the ${server} did not ${act}: ${await answer.text()}`);
}
