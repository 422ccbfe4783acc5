/** The background of the page by day and by night; in a file of their own, for scripts of every page need them and no other colour. */
export const pageByDay = "#fbf9f5";
export const pageByNight = "#14120f";
