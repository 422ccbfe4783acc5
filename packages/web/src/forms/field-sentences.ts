/**
 * What is said of a field that is empty or wrong: one sentence for one mistake, whichever form asks. Each stands on its own,
 * so that a page loads only what it says.
 */
export const emailMissing = "Enter your e-mail address.";
export const emailMalformed = "Enter a full e-mail address, such as ada@example.com.";
export const nameMissing = "Enter your name.";
export const firstnameMissing = "Enter your first name.";
export const lastnameMissing = "Enter your last name.";
export const phoneMissing = "Enter your mobile number.";
export const phoneMalformed = "Enter a Nigerian mobile number, such as 0803 123 4567.";
export const passwordMissing = "Enter your password.";
export const newPasswordMissing = "Enter a new password.";
export const valueMissing = "Required.";
export const notAPicture = "Use a JPEG, PNG or WebP file.";

/** @param most how many characters the field takes */
export const tooLong = (most: number) => `Use up to ${most.toLocaleString("en")} characters.`;

/** @param least how many characters a password needs */
export const passwordTooShort = (least: number) => `Use at least ${least} characters.`;

/** After more attempts than the shop takes. @param wait when it takes the next, such as "15 minutes" */
export const tooManyAttempts = (wait = "a few minutes") => `Too many attempts. Try again in ${wait}.`;

/** The same, where the wait is known in minutes. */
export const tooManyAttemptsFor = (minutes: number) =>
  tooManyAttempts(minutes === 1 ? "1 minute" : `${minutes} minutes`);
