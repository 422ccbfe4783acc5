/** What every order's number begins with, before a hyphen. Changing it leaves the numbers of older orders unread. */
export const orderPrefix = "PR";
