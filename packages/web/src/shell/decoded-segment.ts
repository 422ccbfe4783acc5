/** A dynamic segment as people read it: Next hands it over percent-encoded. Broken encoding stays as it is. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // decodeURIComponent has no other way to say that the text is malformed.
    return segment;
  }
}
