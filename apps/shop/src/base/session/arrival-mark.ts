/** The fragment of a page that someone comes to from signing in: the page greets them. */
export const arrivalMark = "#signed=in";

/** The path with the mark; one that leads to a place in its page stays as it is. */
export function markedArrival(path: string): string {
  return path.includes("#") ? path : path + arrivalMark;
}
