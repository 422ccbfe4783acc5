import { webEnv } from "../env.ts";
import { ourHeaders } from "../server/api.ts";
import { httpFetch } from "../server/http-fetch.ts";

const notPassedOn = /^(?:connection|keep-alive|transfer-encoding|content-length)$/;

/**
 * A picture of the catalogue for Next's optimiser, which asks this server itself for it; visitors' own requests go from the
 * door to the API. It is fetched to its end: several views may wait for one fetch, and the first of them may go away.
 * @param path under /media, as the API knows it
 */
export async function pictureFromApi(path: string): Promise<Response> {
  try {
    const answer = await httpFetch(`${webEnv().apiOrigin}${path}`, { headers: ourHeaders() });
    const headers = [...answer.headers].filter(([name]) => !notPassedOn.test(name));
    return new Response(answer.body, { status: answer.status, headers });
  } catch {
    // Not listening, or gone in the middle: the optimiser is asked again.
    return new Response(null, { status: 503, headers: { "cache-control": "no-store" } });
  }
}
