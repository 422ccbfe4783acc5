/** Ties the sort field and the filter button, which stand elsewhere, to the filters' form. */
export const narrowingFormId = "narrowing";
