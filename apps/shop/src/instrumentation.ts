/** Runs once when the shop's server starts: a wrong environment stops it with one line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startShop } = await import("#shop/base/server/start-shop.ts");
  await startShop();
}
