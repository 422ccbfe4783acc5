/** Ties the sort field and the filter button, which are elsewhere, to the filters' form. */
export const narrowingFormId = "narrowing";
