/** What the shop's API answers, undecoded. @param body posted where there is one @throws Error where it is no success */
export async function answerOf(address: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    ...(body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json", origin: new URL(address).origin },
          body: JSON.stringify(body),
        }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** What lies under these keys; undefined where one of them is not there. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const key of path)
    found = typeof found === "object" && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  return found;
}

/** The same where it is a text. @throws Error where it is none */
export function textAt(value: unknown, path: readonly string[]): string {
  const found = valueAt(value, path);
  if (typeof found !== "string") throw new Error(`the API's answer has no ${path.join(".")}`);
  return found;
}
