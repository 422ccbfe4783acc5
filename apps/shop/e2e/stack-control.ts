const controlUrl = process.env.STACK_CONTROL_URL;

/**
 * Runs something while the api of the stack under test is stopped, and starts it again whatever happens. Only for the
 * journeys of `outages.spec.ts`, which run alone: every other one would see the outage too.
 */
export async function whileApiIsDown(act: () => Promise<void>): Promise<void> {
  await control("stop");
  try {
    await act();
  } finally {
    await control("start");
  }
}

async function control(act: "stop" | "start"): Promise<void> {
  const answer = await fetch(`${controlUrl}/api/${act}`, { method: "POST" });
  if (!answer.ok) throw new Error(`the api did not ${act}: ${await answer.text()}`);
}
