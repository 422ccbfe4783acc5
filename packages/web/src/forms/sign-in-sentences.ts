/** What is said of the fields of an account. Apart from the other fields' sentences: their page is at its byte budget. */
export const firstnameMissing = "Enter your first name.";
export const passwordMissing = "Enter your password.";
export const newPasswordMissing = "Enter a new password.";

/** @param least how many characters a password needs */
export const passwordTooShort = (least: number) => `Use at least ${least} characters.`;
