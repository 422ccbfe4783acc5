/** Written by proxy.ts: the full path that was asked for, with its query. Nobody outside can set it. */
export const askedPathHeader = "x-precise-asked-path";
