/**
 * What is said of a field that is empty or wrong: one sentence for one mistake, whichever form asks. E-mail, sign-in and too
 * many attempts have files of their own, so that pages which say nothing else do not load these.
 */
export const nameMissing = "Enter your name.";
export const lastnameMissing = "Enter your last name.";
export const phoneMissing = "Enter your mobile number.";
export const phoneMalformed = "Enter a Nigerian mobile number, such as 0803 123 4567.";
export const valueMissing = "Required.";
export const notAPicture = "Use a JPEG, PNG or WebP file.";

/** @param most how many characters the field takes */
export const tooLong = (most: number) => `Use up to ${most.toLocaleString("en")} characters.`;
