/** The attribute whose values are a design's finishes. */
export const finishCode = "finish";
