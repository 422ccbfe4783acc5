/** Id of the one form that the buttons of all cards belong to: two dozen forms would be felt in a page's text. */
export const quickAddFormId = "quick-add";
