/** Typefaces that mail clients have; a naira sign is in each of them. */
export const sans =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif";
