/**
 * What shop and door agree on about pages whose scripts wait until they are wanted.
 * @source design D26
 */
export const scriptsOnIntent = {
  /** Id of the element that holds the addresses of the scripts that wait, as a JSON array. */
  listId: "scripts-on-intent",
  /** Where scripts lie that never wait: `loader-<hash>.js`. */
  loaderFolder: "/_next/static/",
} as const;
