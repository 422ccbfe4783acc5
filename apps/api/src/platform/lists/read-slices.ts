import { currentDeadline, refuseLate } from "#api/platform/database/with-deadline.ts";

/** A part of something long, and the place where the next one begins; undefined after the last. */
export interface Slice<Part, Place> {
  readonly part: Part;
  readonly next: Place | undefined;
}

/**
 * Reads something long in slices, one after the other. Each is a statement of its own that looks at so many rows and no more: it
 * holds a connection only for its own time, other callers get their turn before the next, and a call that nobody waits for any
 * more ends after the slice at hand. Slices are read moments apart, not from one snapshot, which would keep a connection and old
 * rows for the whole time: who adds them up says what a change between two of them does.
 * @param first place
 * @throws DeadlinePassed
 */
export async function* readSlices<Part, Place>(
  first: Place,
  read: (from: Place) => Promise<Slice<Part, Place>>,
): AsyncGenerator<Part> {
  for (let from: Place | undefined = first; from !== undefined; ) {
    refuseLate(currentDeadline());
    const { part, next }: Slice<Part, Place> = await read(from);
    yield part;
    from = next;
  }
}
