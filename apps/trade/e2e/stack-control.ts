const controlUrl = process.env.STACK_CONTROL_URL;

/**
 * Runs something while a server of the stack under test is stopped, and starts it again whatever happens. Only for the
 * journeys of `outages.spec.ts`, which run alone: every other one would see the outage too.
 */
export async function whileStopped(server: "shop" | "trade", act: () => Promise<void>): Promise<void> {
  await control(server, "stop");
  try {
    await act();
  } finally {
    await control(server, "start");
  }
}

async function control(server: "shop" | "trade", act: "stop" | "start"): Promise<void> {
  const answer = await fetch(`${controlUrl}/${server}/${act}`, { method: "POST" });
  if (!answer.ok) throw new Error(`the ${server} did not ${act}: ${await answer.text()}`);
}
