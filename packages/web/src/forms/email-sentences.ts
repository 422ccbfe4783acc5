/** What is said of an e-mail address, whichever form asks. Apart from the other fields' sentences: every page has the newsletter's form. */
export const emailMissing = "Enter your e-mail address.";
export const emailMalformed = "Enter a full e-mail address, such as ada@example.com.";
