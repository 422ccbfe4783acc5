/**
 * A cookie that scripts may read: "1" while a session is open. It grants nothing. Apart from the session's calls, whose
 * schemas a page that only looks at the mark would load with it.
 */
export const signedInMarkName = "precise_signed_in";
