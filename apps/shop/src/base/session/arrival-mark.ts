/** The fragment of a page that someone comes to from signing in: the page greets them. */
export const arrivalMark = "#signed=in";

/** Goes where someone comes to from signing in. */
export function arriveAt(path: string): void {
  const isHere = path.split("#")[0] === location.pathname + location.search;
  location.assign(markedArrival(path));
  // A fragment alone loads nothing, and the page is still that of a stranger.
  if (isHere) location.reload();
}

/** The path with the mark; one that leads to a place in its page stays as it is. */
export function markedArrival(path: string): string {
  return path.includes("#") ? path : path + arrivalMark;
}
