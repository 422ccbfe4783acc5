/** ₦12,345, or ₦12,345.50 where there are kobo. */
export function naira(kobo: number): string {
  const digits = kobo % 100 === 0 ? 0 : 2;
  return `₦${(kobo / 100).toLocaleString("en-NG", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
