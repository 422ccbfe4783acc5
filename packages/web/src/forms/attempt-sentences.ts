/** After more attempts than the shop takes. @param wait when it takes the next, such as "15 minutes" */
export const tooManyAttempts = (wait = "a few minutes") => `Too many attempts. Try again in ${wait}.`;

/** The same, where the wait is known in minutes. */
export const tooManyAttemptsFor = (minutes: number) =>
  tooManyAttempts(minutes === 1 ? "1 minute" : `${minutes} minutes`);
