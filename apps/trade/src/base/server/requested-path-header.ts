/** Written by proxy.ts: the full path of the request, with its query. Visitors cannot set it. */
export const requestedPathHeader = "x-precise-asked-path";
