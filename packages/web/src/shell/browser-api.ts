import { createApiClient } from "@precise/api-client/client";

/** The API on the page's own origin, as the browser calls it. */
export const browserApi = createApiClient({ baseUrl: "", fetch: (input, init) => fetch(input, init) });
