/**
 * Why the api could not start, as one line for the person who started it.
 * @param place where it was to listen
 */
export function startFault(
  fault: unknown,
  place: { readonly host: string; readonly port: number } | undefined,
): string {
  if (!(fault instanceof Error)) return `The API could not start: ${String(fault)}`;
  const code: unknown = "code" in fault ? fault.code : undefined;
  if (code === "EADDRINUSE" && place) {
    return `Port ${place.port} on ${place.host} is in use: stop what uses it, or set another API_PORT.`;
  }
  if (code === "EACCES" && place && "syscall" in fault && fault.syscall === "listen") {
    return `Port ${place.port} may not be opened by this user: set another API_PORT.`;
  }
  if ((code === "EADDRNOTAVAIL" || code === "ENOTFOUND") && place) {
    return `API_HOST ${place.host} is not an address of this machine.`;
  }
  const [line = ""] = fault.message.split("\n");
  return `The API could not start: ${line}`;
}
