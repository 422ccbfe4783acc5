/** The separator that occurs most outside of quotes; spreadsheets of several countries write semicolons. */
export function delimiterOf(heading: string): string {
  const bare = heading.replace(/"[^"]*"/g, "");
  const counted = [",", ";", "\t"].map((separator) => ({ separator, count: bare.split(separator).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}
