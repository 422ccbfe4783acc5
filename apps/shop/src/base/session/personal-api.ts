import { createApiClient } from "@precise/api-client/client";
import { fetchApart } from "./personal-calls.ts";

/**
 * The API for everything that depends on who is signed in: its calls and changes of the session keep apart. What changes
 * the session itself calls `browserApi`.
 */
export const personalApi = createApiClient({ baseUrl: "", fetch: fetchApart });
