/** Where other rooms may come in. */
export interface DoorRule {
  /** Files inside the room, with the rooms that import them all the same. The list may only become shorter. */
  readonly also: Readonly<Record<string, readonly string[]>>;
}

/**
 * Rooms of the API whose face lies at their root: other rooms import values from the files there, and from no folder inside.
 * Types are open to all. `also` holds the ways in of before; it may only become shorter.
 * @source decision 079
 */
export const doors: Readonly<Record<string, DoorRule>> = {
  money: { also: {} },
};
