/** Runs once when the trade server starts: a wrong environment stops it with one line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startTrade } = await import("#trade/base/server/start-trade.ts");
  await startTrade();
}
